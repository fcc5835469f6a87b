import type { ProductOnCard } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductCard } from "~/features/product/product-card";

type Props = {
  product: ProductOnCard;
  /** The heading level of the product's name. */
  heading: "h2" | "h3";
  /** The `sizes` attribute of the picture. */
  sizes: string;
};

export function ShopCard({ product, heading, sizes }: Props) {
  return (
    <ProductCard product={product} heading={heading} sizes={sizes}>
      <AddToCartButton product={product} />
    </ProductCard>
  );
}
