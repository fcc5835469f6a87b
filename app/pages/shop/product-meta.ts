import type { MetaDescriptor } from "react-router";
import { pictureFallback } from "~/lib/picture";
import { formatCents } from "~/lib/money";
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
  const url = demoBrand.origin + path;
  return demoMeta(
    { title, description: summary, path, card, breadcrumbs },
    {
      // Claims no rating, since the reviews are sample data.
      "@type": "Product",
      name,
      description: summary,
      image: gallery.map((picture) => demoBrand.origin + pictureFallback(picture)),
      url,
      brand: { "@type": "Brand", name: demoBrand.name },
      offers: {
        "@type": "Offer",
        price: formatCents(price).replace("$", ""),
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        url,
      },
    },
  );
}
