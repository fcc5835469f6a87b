import { Fragment } from "react";
import { BuyBar } from "~/features/cart/buy-bar";
import { ProductOverview } from "./product-overview";
import { ProductTabs } from "./product-tabs";
import { RelatedProducts } from "./related-products";
import type { ProductData } from "./load-product";

type Props = { data: ProductData; hasThumbnails: boolean };

/** The key resets tabs and quantity when the product changes. */
export function ProductPage({ data: { product, related, breadcrumbs, words }, hasThumbnails }: Props) {
  return (
    <Fragment key={product.id}>
      <ProductOverview
        product={product}
        words={words}
        breadcrumbs={breadcrumbs}
        hasThumbnails={hasThumbnails}
      />
      <ProductTabs product={product} words={words} />
      <RelatedProducts title={words.related} products={related} />
      <BuyBar product={product} />
    </Fragment>
  );
}
