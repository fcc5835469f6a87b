import { home, shop } from "~/content/demo/trail";
import { summaryOf } from "~/catalog/lists";
import { cartWords, productCard, productPage } from "~/content/shop/pages";
import { findProduct } from "~/catalog/products";
import { relatedTo } from "~/catalog/related";

/** What both product pages show. Runs at build time, for the products that there are. */
export function loadProduct(id: string) {
  const product = findProduct(id);
  if (!product) throw new Response(null, { status: 404 });
  return {
    product,
    related: relatedTo(product).map(summaryOf),
    trail: [home, shop],
    card: productCard,
    words: { ...productPage, cartWithoutScripts: cartWords.withoutScripts },
  };
}

/** The data of a product page. */
export type ProductData = ReturnType<typeof loadProduct>;
