import { toCard } from "~/catalog/queries/lists";
import { findProduct } from "~/catalog/schemas/products";
import { relatedProducts } from "~/catalog/queries/related";
import { productPage } from "~/catalog/schemas/shop-pages";
import { parentPages } from "~/words/navigation";

/** Loads the data of both product pages. Runs at build time. */
export function loadProduct(id: string) {
  const record = findProduct(id);
  if (!record) throw new Response(null, { status: 404 });
  // No page shows these fields of spec 3.
  const { activeClass: _, dataSlideTo: __, order: ___, ...product } = record;
  const { card, ...words } = productPage();
  return {
    product,
    related: relatedProducts(record).map(toCard),
    breadcrumbs: [parentPages.home, parentPages.shop],
    card,
    words,
  };
}

export type ProductData = ReturnType<typeof loadProduct>;
