import * as clients from "../content/clients.ts";
import * as corporatePages from "../content/corporate-pages.ts";
import * as events from "../content/events.ts";
import * as farmPages from "../content/farm-pages.ts";
import * as farmers from "../content/farmers.ts";
import * as homePages from "../content/home-pages.ts";
import * as journalPages from "../content/journal-pages.ts";
import * as offers from "../content/offers.ts";
import * as photographs from "../content/photographs.ts";
import * as posts from "../content/posts.ts";
import * as products from "../content/products.ts";
import * as projects from "../content/projects.ts";
import * as registerWords from "../content/register-words.ts";
import * as register from "../content/register.ts";
import * as sections from "../content/sections.ts";
import * as services from "../content/services.ts";
import * as shopPages from "../content/shop-pages.ts";
import * as technicalSheetWords from "../content/technical-sheet-words.ts";
import * as technicalSheets from "../content/technical-sheets.ts";
import * as testimonials from "../content/testimonials.ts";
import * as words from "../content/words.ts";
import * as writtenPages from "../content/written-pages.ts";
import { takenSlugProblems } from "../content/written-slugs.ts";
import { misnamedFiles } from "../read/content-folder.ts";
import type { Definition } from "../read/definition.ts";
import { pictureTable } from "../read/picture-table.ts";
import { ContentError, type Problem } from "../read/problem.ts";

const modules = [
  photographs,
  { pictureTable },
  products,
  posts,
  farmers,
  projects,
  services,
  testimonials,
  clients,
  offers,
  events,
  technicalSheets,
  register,
  registerWords,
  technicalSheetWords,
  writtenPages,
  words,
  sections,
  corporatePages,
  homePages,
  shopPages,
  journalPages,
  journalPages.journalPages,
  farmPages,
];

const isDefinition = (value: unknown): value is Definition =>
  (typeof value === "object" || typeof value === "function") && value !== null && "problems" in value;

/** Every file that `content/` may contain; the check rejects all others. */
export const definitions = modules
  .flatMap((exports) => Object.values<unknown>(exports).flat())
  .filter(isDefinition);

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
