import type { MetaDescriptor } from "react-router";
import { pageMeta, type PageSummary, type Thing } from "~/lib/seo";
import { company } from "~/words/company";
import { home } from "~/words/navigation";

/** The head tags of a corporate page. */
export function corporateMeta(
  { path, title, description, card }: Pick<PageSummary, "path" | "title" | "description" | "card">,
  ...things: readonly Thing[]
): MetaDescriptor[] {
  const breadcrumbs = path === home.to ? [] : [home];
  return pageMeta(company, { path, title, description, card, lang: "es", breadcrumbs, things });
}
