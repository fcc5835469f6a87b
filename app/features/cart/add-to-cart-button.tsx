import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import * as productCard from "~/words/product-card";
import { addToCart, useIsInCart, type CartProduct } from "./add-to-cart";

/**
 * Adds one piece of a product. Once the product is in the cart the button turns pale with a tick; it keeps its words and
 * stays pressable, and then warns (spec 4).
 */
export function AddToCartButton({ product }: { product: CartProduct }) {
  const isIn = useIsInCart(product);
  return (
    <button
      type="button"
      aria-label={fill(isIn ? productCard.alreadyInCart : productCard.addThisToCart, { name: product.name })}
      className={classNames("add-button", isIn && "add-button-in")}
      onClick={() => addToCart(product, 1)}
    >
      <Icon name={isIn ? "check" : "plus"} className="size-[18px]" />
      <span className="add-button-words">{productCard.addToCart}</span>
    </button>
  );
}
