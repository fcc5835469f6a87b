import type { MetaDescriptor } from "react-router";
import { fill } from "~/lib/fill";
import { pageMeta, type PageSummary, type Thing } from "~/lib/seo";
import { demoBrand } from "~/words/company";
import { furtherPage } from "~/words/frame";
import { parentPages } from "~/words/navigation";

type DemoSummary = Pick<PageSummary, "title" | "description" | "path" | "card" | "breadcrumbs">;

/** The head tags of a demo page: English, under the demo brand's name. */
export function demoMeta(page: DemoSummary, ...things: readonly Thing[]): MetaDescriptor[] {
  return pageMeta(demoBrand, { breadcrumbs: [parentPages.home], ...page, lang: "en", things });
}

/** The head tags of a list page. Pages after the first have their own title and URL. */
export function listMeta({ title, path, ...page }: DemoSummary, number: number): MetaDescriptor[] {
  return demoMeta(
    number === 1
      ? { ...page, title, path }
      : { ...page, title: fill(furtherPage, { title, number }), path: `${path}?page=${number}` },
  );
}
