import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/content/site";
import { pageMeta, type PageSummary } from "~/lib/seo";

/**
 * The title and description of a demo page: English, under the demo brand's name (spec 1). Every page of a list but the
 * first has a title and an address of its own.
 */
export function demoMeta(
  { title, description, path, card }: Omit<PageSummary, "lang">,
  listPage = 1,
): MetaDescriptor[] {
  return pageMeta(
    demoBrand,
    listPage === 1
      ? { title, description, path, card, lang: "en" }
      : {
          title: `${title}, page ${listPage}`,
          description,
          path: `${path}?page=${listPage}`,
          card,
          lang: "en",
        },
  );
}
