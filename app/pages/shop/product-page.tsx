import { Fragment } from "react";
import { BuyBar } from "~/features/cart/buy-bar";
import { ProductOverview } from "./product-overview";
import { ProductTabs } from "./product-tabs";
import { RelatedProducts } from "./related-products";
import type { ProductData } from "./product-loader";

/** A product's page; `strip` tells its two variants apart (spec 2, "Shop single"). Another product begins anew. */
export function ProductPage({
  data: { product, related, breadcrumbs, words },
  strip,
}: {
  data: ProductData;
  strip: boolean;
}) {
  return (
    <Fragment key={product.id}>
      <ProductOverview product={product} words={words} breadcrumbs={breadcrumbs} strip={strip} />
      <ProductTabs product={product} words={words} />
      <RelatedProducts title={words.related} products={related} />
      <BuyBar product={product} />
    </Fragment>
  );
}
