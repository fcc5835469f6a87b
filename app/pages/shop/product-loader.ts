import { cardOf } from "~/catalog/queries/lists";
import { findProduct } from "~/catalog/schemas/products";
import { relatedTo } from "~/catalog/queries/related";
import { productPage } from "~/catalog/schemas/shop-pages";
import { parentPages } from "~/words/navigation";

/** What both product pages show. Runs at build time, for the products that there are. */
export function loadProduct(id: string) {
  const record = findProduct(id);
  if (!record) throw new Response(null, { status: 404 });
  // Fields of the record (spec 3) that no page shows stay here.
  const { activeClass: _, dataSlideTo: __, order: ___, ...product } = record;
  const { card, ...words } = productPage();
  return {
    product,
    related: relatedTo(record).map(cardOf),
    breadcrumbs: [parentPages.home, parentPages.shop],
    card,
    words,
  };
}

/** The data of a product page. */
export type ProductData = ReturnType<typeof loadProduct>;
