import { agendaWords } from "./agenda.ts";
import { clientFiles } from "../schemas/clients.ts";
import { misnamedFiles } from "../read/content-folder.ts";
import * as corporatePages from "../schemas/corporate-pages.ts";
import { offersWords } from "../schemas/deadline.ts";
import type { Definition } from "../read/definition.ts";
import type { ContentDocument } from "../read/document.ts";
import { eventFiles } from "../schemas/events.ts";
import * as farmPages from "../schemas/farm-pages.ts";
import { farmerFiles } from "../schemas/farmers.ts";
import * as homePages from "../schemas/home-pages.ts";
import * as journalPages from "../schemas/journal-pages.ts";
import { offerFiles } from "../schemas/offers.ts";
import { photographDefinition } from "../schemas/photographs.ts";
import { pictureTable } from "../read/picture-table.ts";
import { postFiles } from "../schemas/posts.ts";
import { ContentError, type Problem } from "../read/problem.ts";
import { productFiles } from "../schemas/products.ts";
import { projectFiles } from "../schemas/projects.ts";
import { registerWords } from "../schemas/register-words.ts";
import { registerFiles } from "../schemas/register.ts";
import * as sections from "../schemas/sections.ts";
import { serviceFiles } from "../schemas/services.ts";
import * as shopPages from "../schemas/shop-pages.ts";
import { technicalSheetWords } from "../schemas/technical-sheet-words.ts";
import { technicalSheetFiles } from "../schemas/technical-sheets.ts";
import { testimonialFiles } from "../schemas/testimonials.ts";
import * as words from "../schemas/words.ts";
import { writtenPages } from "./written-pages.ts";
import { takenSlugProblems } from "../schemas/written-slugs.ts";

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
  agendaWords,
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
    farmPages.servicesPages,
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
