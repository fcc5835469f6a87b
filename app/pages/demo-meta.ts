import type { MetaDescriptor } from "react-router";
import { fill } from "~/lib/fill";
import { pageMeta, type PageSummary } from "~/lib/seo";
import type { Thing } from "~/lib/structured-data";
import { demoBrand } from "~/words/company";
import { furtherPage } from "~/words/frame";

/** What a demo page says of itself, and the pages above it. */
type DemoSummary = Pick<PageSummary, "title" | "description" | "path" | "card" | "breadcrumbs">;

/** The head tags of a demo page: English, under the demo brand's name (spec 1). */
export function demoMeta(
  { title, description, path, card, breadcrumbs = [] }: DemoSummary,
  ...things: readonly Thing[]
): MetaDescriptor[] {
  return pageMeta(demoBrand, {
    title,
    description,
    path,
    card,
    lang: "en",
    breadcrumbs,
    things,
  });
}

/** The head tags of one page of a list: every page but the first has a title and an address of its own. */
export function listMeta({ title, path, ...page }: DemoSummary, number: number): MetaDescriptor[] {
  return demoMeta(
    number === 1
      ? { ...page, title, path }
      : { ...page, title: fill(furtherPage, { title, number }), path: `${path}?page=${number}` },
  );
}
