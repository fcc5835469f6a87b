import { home, shop } from "~/content/demo/trail";
import { summaryOf } from "~/content/lists";
import { cartWords, productCard, productPage } from "~/content/shop/pages";
import { findProduct } from "~/content/shop/products";
import { relatedTo } from "~/content/shop/related";

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
