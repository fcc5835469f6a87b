import { useRef } from "react";
import type { Picture as PictureData } from "~/lib/picture";
import { Link } from "~/ui/link";
import type { CartItem } from "./cart";
import { removeFromCart } from "./add-to-cart";
import { CartTable } from "./cart-table";
import { CartTotals } from "./cart-totals";
import { CART_KEY, useKnownCart } from "./cart-store";
import { CouponForm } from "./coupon-form";
import { EmptyCart } from "./empty-cart";

/** What the cart page says besides its items. */
export type CartWords = {
  emptyText: string;
  emptyPicture: PictureData;
  withoutScripts: string;
  shipping: string;
  destination: string;
};

/**
 * The cart on its own page (spec 2, "Cart"): table, coupon box, totals and the way to the checkout. Until the browser has
 * read it, nothing is claimed of it; that there is none is seen before the app has started (startup/start-script.ts).
 */
export function CartContents({ words }: { words: CartWords }) {
  const cart = useKnownCart();
  const region = useRef<HTMLDivElement>(null);

  function remove(id: CartItem["id"]) {
    removeFromCart(id);
    // The button is gone; the focus stays in the cart.
    region.current?.focus();
  }

  return (
    <div
      ref={region}
      role="group"
      aria-label="Cart"
      tabIndex={-1}
      className="cart-contents wrap"
      data-kept-as={CART_KEY}
    >
      {cart === null ? <p className="without-scripts lead">{words.withoutScripts}</p> : null}
      {cart === null || cart.length === 0 ? (
        <div data-unless-kept={cart === null || undefined}>
          <EmptyCart text={words.emptyText} picture={words.emptyPicture} />
        </div>
      ) : (
        <div className="cart-columns">
          <div>
            <CartTable cart={cart} onRemove={remove} />
            <div className="mt-8 flex flex-wrap items-end justify-between gap-6">
              <CouponForm />
              <Link to="/shop" className="font-medium text-palm-700 text-link">
                Continue shopping
              </Link>
            </div>
          </div>
          <CartTotals cart={cart} shipping={words.shipping} destination={words.destination} />
        </div>
      )}
    </div>
  );
}
