import type { ProductOnCard } from "~/catalog/queries/lists";
import { AddToCartButton } from "~/features/cart/add-to-cart-button";
import { ProductCard } from "~/features/product/product-card";

type Props = {
  product: ProductOnCard;
  /** Level of the product's name among the page's headings. */
  heading: "h2" | "h3";
  /** How wide the picture is laid out, as the HTML attribute `sizes`. */
  sizes: string;
};

/** A product's card with the button that puts it into the cart. */
export function ShopCard({ product, heading, sizes }: Props) {
  return (
    <ProductCard product={product} heading={heading} sizes={sizes}>
      <AddToCartButton product={product} />
    </ProductCard>
  );
}
