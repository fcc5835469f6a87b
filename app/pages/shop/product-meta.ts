import type { MetaDescriptor } from "react-router";
import { demoBrand } from "~/content/site";
import { pictureFallback } from "~/lib/picture";
import { productThing } from "~/lib/structured-data";
import { demoMeta } from "../demo-meta";
import type { ProductData } from "./product-loader";

/**
 * The head tags of a product's two pages. Search engines keep the one at `/shop-single`.
 *
 * @param suffix Tells the other page's title apart.
 */
export function productMeta({ product, card, trail }: ProductData, suffix = ""): MetaDescriptor[] {
  const { name, summary, price, gallery } = product;
  const path = `/shop-single/${product.id}`;
  return demoMeta(
    { title: name + suffix, description: summary, path, card, trail },
    productThing({
      name,
      description: summary,
      url: demoBrand.origin + path,
      images: gallery.map((picture) => demoBrand.origin + pictureFallback(picture)),
      price,
      brand: demoBrand.name,
    }),
  );
}
