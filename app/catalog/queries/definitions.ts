import { clientFiles } from "../content/clients.ts";
import { misnamedFiles } from "../read/content-folder.ts";
import * as corporatePages from "../content/corporate-pages.ts";
import type { Definition } from "../read/definition.ts";
import type { ContentDocument } from "../read/document.ts";
import { eventFiles } from "../content/events.ts";
import * as farmPages from "../content/farm-pages.ts";
import { farmerFiles } from "../content/farmers.ts";
import * as homePages from "../content/home-pages.ts";
import * as journalPages from "../content/journal-pages.ts";
import { offerFiles, offersWords } from "../content/offers.ts";
import { photographDefinition } from "../content/photographs.ts";
import { pictureTable } from "../read/picture-table.ts";
import { postFiles } from "../content/posts.ts";
import { ContentError, type Problem } from "../read/problem.ts";
import { productFiles } from "../content/products.ts";
import { projectFiles } from "../content/projects.ts";
import { registerWords } from "../content/register-words.ts";
import { registerFiles } from "../content/register.ts";
import * as sections from "../content/sections.ts";
import { serviceFiles } from "../content/services.ts";
import * as shopPages from "../content/shop-pages.ts";
import { technicalSheetWords } from "../content/technical-sheet-words.ts";
import { technicalSheetFiles } from "../content/technical-sheets.ts";
import { testimonialFiles } from "../content/testimonials.ts";
import * as words from "../content/words.ts";
import { writtenPages } from "../content/written-pages.ts";
import { takenSlugProblems } from "../content/written-slugs.ts";

const isDefinition = (value: unknown): value is ContentDocument<unknown> =>
  typeof value === "function" && "problems" in value;

/** Every file that `content/` may contain; the check rejects all others. */
export const definitions: readonly Definition[] = [
  photographDefinition,
  pictureTable,
  productFiles,
  postFiles,
  farmerFiles,
  projectFiles,
  serviceFiles,
  testimonialFiles,
  clientFiles,
  offerFiles,
  eventFiles,
  technicalSheetFiles,
  registerFiles,
  offersWords,
  registerWords,
  technicalSheetWords,
  ...writtenPages,
  ...[
    words,
    sections,
    corporatePages,
    homePages,
    shopPages,
    journalPages,
    journalPages.journalPages,
    farmPages,
  ].flatMap((exports) => Object.values<unknown>(exports).filter(isDefinition)),
];

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
