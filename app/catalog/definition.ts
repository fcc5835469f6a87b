import type { z } from "zod";
import { misnamedFiles } from "./content-folder.ts";
import { takenSlugs } from "./written-slugs.ts";
import { ContentError, type Problem } from "./problem.ts";

/** What a file of the content, or each file of a folder, must hold. */
export type Definition = {
  /** Path from the root of the repository; `*` stands for the name of a record. */
  files: string;
  schema: z.ZodType;
  /** The mistakes of the files that it reads. */
  problems: () => readonly Problem[];
};

/** All that have been imported. */
export const definitions: Definition[] = [];

/** Whether these files have mistakes: then nobody can say whether a reference to one of them is right. */
export const hasMistakes = (files: string): boolean =>
  definitions.some((definition) => definition.files === files && definition.problems().length > 0);

/** The mistakes of everything that has been defined, and files that nothing could name. */
export function contentProblems(): Problem[] {
  return [...definitions.flatMap((definition) => definition.problems()), ...misnamedFiles(), ...takenSlugs()];
}

/** Throws one error with all mistakes. The build asks before it begins. */
export function assertContent(): void {
  const problems = contentProblems();
  if (problems.length > 0) throw new ContentError(problems);
}
