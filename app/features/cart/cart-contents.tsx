import type { ReactNode } from "react";
import { Link } from "~/ui/link";
import { CartRegion } from "./cart-region";
import { useKnownCart } from "./cart-store";
import { CartTable, type CartTableWords } from "./cart-table";
import { CartTotals, type CartTotalsWords } from "./cart-totals";
import { CouponForm, type CouponWords } from "./coupon-form";
import { EmptyCart, WhileEmpty, type EmptyCartWords } from "./empty-cart";

/** What the cart page says besides its items. */
export type CartWords = {
  label: string;
  empty: EmptyCartWords;
  table: CartTableWords;
  coupon: CouponWords;
  continue: string;
  totals: CartTotalsWords;
};

type Props = {
  words: CartWords;
  /** What an empty cart may begin with. */
  first: ReactNode;
};

/** The cart on its own page (spec 2, "Cart"): table, coupon box, totals and the way to the checkout. */
export function CartContents({ words, first }: Props) {
  const cart = useKnownCart();
  return (
    <CartRegion label={words.label}>
      <EmptyCart words={words.empty} />
      <WhileEmpty>{first}</WhileEmpty>
      {cart !== null && cart.length > 0 ? (
        <div className="cart-columns">
          <CartTable cart={cart} words={words.table} />
          <CartTotals cart={cart} words={words.totals} />
          <div className="cart-foot">
            <CouponForm words={words.coupon} />
            <Link to="/shop" className="font-medium text-palm-700 text-link">
              {words.continue}
            </Link>
          </div>
        </div>
      ) : null}
    </CartRegion>
  );
}
