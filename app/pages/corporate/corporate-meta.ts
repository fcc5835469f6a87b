import type { MetaDescriptor } from "react-router";
import { pageMeta, type PageSummary, type Thing } from "~/lib/seo";
import { company } from "~/words/company";
import { home } from "~/words/navigation";

/** The head tags of a corporate page. */
export function corporateMeta(
  page: Pick<PageSummary, "path" | "title" | "description" | "card">,
  ...things: readonly Thing[]
): MetaDescriptor[] {
  const breadcrumbs = page.path === home.to ? [] : [home];
  return pageMeta(company, { ...page, lang: "es", breadcrumbs, things });
}
