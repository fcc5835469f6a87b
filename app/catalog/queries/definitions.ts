import * as content from "../content/all.ts";
import { takenSlugProblems } from "../content/written-slugs.ts";
import { misnamedFiles } from "../read/content-folder.ts";
import { ContentError, type Definition, type Problem } from "../read/problem.ts";

const isDefinition = (value: unknown): value is Definition =>
  (typeof value === "object" || typeof value === "function") && value !== null && "problems" in value;

/** Every file that `content/` may contain; the check rejects all others. */
export const definitions = Object.values<unknown>(content)
  // Some modules export several definitions in a list or a record.
  .flatMap((value) => (isDefinition(value) ? value : Object.values<unknown>(Object(value))))
  .filter(isDefinition)
  .toSorted((a, b) => (a.files < b.files ? -1 : 1));

export const contentProblems = (): Problem[] => [
  ...definitions.flatMap((definition) => definition.problems()),
  ...misnamedFiles(),
  ...takenSlugProblems(),
];

/** Throws one error that lists every mistake. Runs before the build. */
export function assertContent(): void {
  const problems = contentProblems();
  if (problems.length > 0) throw new ContentError(problems);
}
