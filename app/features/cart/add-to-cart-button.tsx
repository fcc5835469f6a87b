import { classNames } from "~/lib/class-names";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import { productCard } from "~/words/product-card";
import { addToCart, useIsInCart, type CartProduct } from "./add-to-cart";

type Props = {
  product: CartProduct;
  /** "label" still shows only the icon in a narrow `CardGrid`. */
  look?: "label" | "icon";
};

/**
 * Adds one unit of a product. Once the product is in the cart, the button turns pale and shows a tick. It keeps its label
 * and can still be pressed, but then only warns.
 */
export function AddToCartButton({ product, look = "label" }: Props) {
  const isIn = useIsInCart(product);
  return (
    <button
      type="button"
      aria-label={fill(isIn ? productCard.alreadyInCart : productCard.addThisToCart, { name: product.name })}
      className={classNames(
        "relative z-2 inline-flex h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-3",
        "text-sm font-semibold whitespace-nowrap noscript:hidden",
        "transition-[color,background-color,border-color] hover:bg-palm-700 hover:text-white",
        isIn ? "border-transparent bg-tint-leaf text-palm-800" : "border-palm-700 text-palm-700",
      )}
      onClick={() => addToCart(product, 1)}
    >
      <Icon name={isIn ? "check" : "plus"} className="size-5" />
      {look === "label" ? <span className="@max-5xl/grid:hidden">{productCard.addToCart}</span> : null}
    </button>
  );
}
