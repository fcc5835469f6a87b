import { Fragment } from "react";
import { ProductOverview } from "~/sections/product-overview";
import { ProductTabs } from "~/sections/product-tabs";
import { RelatedProducts } from "~/sections/related-products";
import type { ProductData } from "./product-loader";

/** A product's page; `strip` tells its two variants apart (spec 2, "Shop single"). Another product begins anew. */
export function ProductPage({
  data: { product, related, trail, words },
  strip,
}: {
  data: ProductData;
  strip: boolean;
}) {
  return (
    <Fragment key={product.id}>
      <ProductOverview product={product} words={words} trail={trail} strip={strip} />
      <ProductTabs product={product} goodToKnow={words.goodToKnow} reviews={words.reviews} />
      <RelatedProducts title="Related Products" products={related} />
    </Fragment>
  );
}
