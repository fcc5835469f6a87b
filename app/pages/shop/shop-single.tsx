import { Fragment } from "react";
import { toCard } from "~/catalog/queries/lists";
import { relatedProducts } from "~/catalog/queries/related";
import { products, type Product } from "~/catalog/content/products";
import { productPage, type ProductPage } from "~/catalog/content/shop-pages";
import { BuyBar } from "~/features/cart/buy-bar";
import { fill } from "~/lib/fill";
import { findRecord } from "~/lib/find-record";
import { formatCents } from "~/lib/money";
import { pictureFallback } from "~/lib/picture";
import { ProductCard } from "~/sections/product-card";
import { SectionCarousel } from "~/sections/section-carousel";
import { demoBrand } from "~/words/company";
import { parentPages } from "~/words/navigation";
import { demoMeta } from "../demo-meta";
import type { Route } from "./+types/shop-single";
import { ProductOverview } from "./product-overview";
import { ProductTabs } from "./product-tabs";

/** Serves both pages of a product; `/shop-single-thumb` has large pictures instead of thumbnails. */
export function loader({ params, pattern }: Pick<Route.LoaderArgs, "params" | "pattern">) {
  const product = findRecord(products, params.id);
  const { card, ...words } = productPage();
  return {
    product,
    related: relatedProducts(product).map(toCard),
    card,
    words,
    hasThumbnails: pattern === "shop-single/:id",
  };
}

/** What the sections of the page show. */
export type ProductData = { product: Product; words: Omit<ProductPage, "card">; hasThumbnails: boolean };

/** Both pages have the canonical URL `/shop-single` but different titles. */
export function meta({ loaderData }: Pick<Route.MetaArgs, "loaderData">) {
  const { product, card, words, hasThumbnails } = loaderData;
  const { name, summary, price, gallery } = product;
  const path = `/shop-single/${product.id}`;
  const url = demoBrand.origin + path;
  return demoMeta(
    {
      title: hasThumbnails ? name : fill(words.largePictures, { name }),
      description: summary,
      path,
      card,
      breadcrumbs: [parentPages.home, parentPages.shop],
    },
    {
      // Claims no rating, because the reviews are sample data.
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

export default function ShopSingle({ loaderData }: Route.ComponentProps) {
  const { product, related, words, hasThumbnails } = loaderData;
  return (
    // The key resets tabs and quantity when the product or its page changes.
    <Fragment key={`${product.id} ${hasThumbnails}`}>
      <ProductOverview {...loaderData} />
      <ProductTabs product={product} words={words} />
      <SectionCarousel label={words.related} slides="relatedProducts">
        {related.map((card) => (
          <ProductCard
            key={card.id}
            product={card}
            heading="h3"
            sizes="(width < 768px) 86vw, (width < 992px) 42vw, (width < 1400px) 27vw, 20vw"
          />
        ))}
      </SectionCarousel>
      <BuyBar product={product} />
    </Fragment>
  );
}
