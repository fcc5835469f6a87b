import type { MetaDescriptor } from "react-router";
import { pictureFallback } from "~/lib/picture";
import { productThing } from "~/lib/structured-data";
import { demoBrand } from "~/words/company";
import { demoMeta } from "../demo-meta";
import type { ProductData } from "./load-product";

/** Both pages of a product share the canonical URL `/shop-single`; `title` distinguishes them. */
export function productMeta(
  { product, card, breadcrumbs }: ProductData,
  title = product.name,
): MetaDescriptor[] {
  const { name, summary, price, gallery } = product;
  const path = `/shop-single/${product.id}`;
  return demoMeta(
    { title, description: summary, path, card, breadcrumbs },
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
