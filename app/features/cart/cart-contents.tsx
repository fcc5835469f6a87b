import type { ReactNode } from "react";
import type { CartPage } from "~/catalog/schemas/shop-pages";
import { formatCents } from "~/lib/money";
import { ButtonLink } from "~/ui/button";
import { Link } from "~/ui/link";
import { totalCents } from "./cart";
import { CartRegion } from "./cart-region";
import { useKnownCart } from "./cart-store";
import { CartTable } from "./cart-table";
import { CartTotals } from "./cart-totals";
import { CouponForm } from "./coupon-form";
import { EmptyCart } from "./empty-cart";

type Props = {
  words: CartPage;
  /** What an empty cart may begin with. */
  first: ReactNode;
};

/** The cart on its own page (spec 2, "Cart"): table, coupon box, totals and the way to the checkout. */
export function CartContents({ words: { label, empty, table, coupon, totals, ...words }, first }: Props) {
  const cart = useKnownCart();
  return (
    <CartRegion label={label}>
      <EmptyCart words={empty}>{first}</EmptyCart>
      {cart !== null && cart.length > 0 ? (
        <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-[minmax(0,1fr)_clamp(360px,28vw,400px)] desktop:grid-rows-[auto_1fr] desktop:items-start print:block">
          <CartTable cart={cart} words={table} />
          <CartTotals
            id="cart-totals"
            title={totals.title}
            lines={[
              { term: totals.subtotal, value: formatCents(totalCents(cart)) },
              { term: totals.shipping, value: totals.free, note: totals.destination },
            ]}
            total={totals.total}
            live
            className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1"
          >
            <ButtonLink to="/checkout" look="primary" size="large" className="w-full">
              {totals.checkout}
            </ButtonLink>
          </CartTotals>
          <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-6">
            <CouponForm words={coupon} />
            <Link to="/shop" className="font-medium text-palm-700 text-link">
              {words.continue}
            </Link>
          </div>
        </div>
      ) : null}
    </CartRegion>
  );
}
