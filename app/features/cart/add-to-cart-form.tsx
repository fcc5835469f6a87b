import type { SubmitEvent } from "react";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import { addToCart, type CartProduct } from "./add-to-cart";
import { useIsInCart } from "./cart-store";

/** Quantity (min 1, step 1, default 1) and the button that adds it to the cart (spec 2, "Shop single"). */
export function AddToCartForm({ product }: { product: CartProduct }) {
  const isIn = useIsInCart(product.id);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    addToCart(product, Number(new FormData(event.currentTarget).get("quantity")));
  }

  return (
    // Its own words refuse a quantity (spec 5), not the browser's.
    <form method="dialog" noValidate className="with-scripts mt-6" onSubmit={onSubmit}>
      <div className="flex gap-3">
        <QuantityField name="quantity" defaultValue={1} label="Quantity" less="One less" more="One more" />
        <button type="submit" className="button button-primary min-h-[60px] flex-1 text-[17px]">
          Add to cart
        </button>
      </div>
      {isIn ? (
        <p className="mt-3 flex items-center gap-2 text-base font-medium text-palm-700">
          <Icon name="check" className="size-5" />
          In your cart.{" "}
          <Link to="/cart" className="text-link">
            View cart
          </Link>
        </p>
      ) : null}
    </form>
  );
}
