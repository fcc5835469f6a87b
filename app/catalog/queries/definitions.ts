import { misnamedFiles } from "../read/content-folder.ts";
import { definitions } from "../read/definition.ts";
import { ContentError, type Problem } from "../read/problem.ts";
import { takenSlugProblems } from "../schemas/written-slugs.ts";
// Each of these adds its definitions.
import "./agenda.ts";
import "./written-pages.ts";
import "../schemas/clients.ts";
import "../schemas/farm-pages.ts";
import "../schemas/home-pages.ts";
import "../schemas/journal-pages.ts";
import "../schemas/offers.ts";
import "../schemas/register-words.ts";
import "../schemas/shop-pages.ts";
import "../schemas/technical-sheet-words.ts";
import "../schemas/testimonials.ts";
import "../schemas/words.ts";

/** Every file that `content/` may contain; the check rejects all others. */
export { definitions };

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
