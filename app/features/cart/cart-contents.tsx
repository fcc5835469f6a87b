import { useRef } from "react";
import { Link } from "~/ui/link";
import beforePaint from "~/startup/before-paint.ts?script";
import * as frame from "~/words/frame";
import type { CartItem } from "./cart";
import { removeFromCart } from "./add-to-cart";
import { CartTable, type CartTableWords } from "./cart-table";
import { CartTotals, type CartTotalsWords } from "./cart-totals";
import { CART_KEY, useKnownCart } from "./cart-store";
import { CouponForm, type CouponWords } from "./coupon-form";
import { EmptyCart, type EmptyCartWords } from "./empty-cart";

/** What the cart page says besides its items. */
export type CartWords = {
  label: string;
  empty: EmptyCartWords;
  table: CartTableWords;
  coupon: CouponWords;
  continue: string;
  totals: CartTotalsWords;
};

/**
 * The cart on its own page (spec 2, "Cart"): table, coupon box, totals and the way to the checkout. Until the browser has
 * read it, nothing is claimed of it; that there is none is seen before the app has started (startup/kept-subject.ts).
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
      aria-label={words.label}
      tabIndex={-1}
      className="cart-contents wrap"
      data-kept-as={CART_KEY}
    >
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {cart === null ? <p className="without-scripts lead">{frame.cart.withoutScripts}</p> : null}
      {cart === null || cart.length === 0 ? (
        <div data-unless-kept={cart === null || undefined}>
          <EmptyCart words={words.empty} />
        </div>
      ) : (
        <div className="cart-columns">
          <div>
            <CartTable cart={cart} words={words.table} onRemove={remove} />
            <div className="mt-8 flex flex-wrap items-center justify-between gap-6">
              <CouponForm words={words.coupon} />
              <Link to="/shop" className="font-medium text-palm-700 text-link">
                {words.continue}
              </Link>
            </div>
          </div>
          <CartTotals cart={cart} words={words.totals} />
        </div>
      )}
    </div>
  );
}
