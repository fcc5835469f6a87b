import type { MetaDescriptor } from "react-router";
import { company } from "~/content/site";
import { pageMeta, type PageSummary } from "~/lib/seo";

/** The head tags of a corporate page. */
export function corporateMeta({
  path,
  title,
  description,
  card,
}: Omit<PageSummary, "lang">): MetaDescriptor[] {
  return pageMeta(company, { path, title, description, card, lang: "es" });
}
