import { formatCents } from "~/lib/money";
import { ButtonLink } from "~/ui/button";
import { Price } from "~/ui/price";
import { totalCents, type Cart } from "./cart";

/** What the totals say. */
export type CartTotalsWords = {
  title: string;
  subtotal: string;
  shipping: string;
  free: string;
  destination: string;
  total: string;
  checkout: string;
};

/** Subtotal, free shipping and total, with two decimals, and the way to the checkout (spec 2, "Cart"). */
export function CartTotals({ cart, words }: { cart: Cart; words: CartTotalsWords }) {
  const total = totalCents(cart);
  return (
    <section aria-labelledby="cart-totals" className="summary-box">
      <h2 id="cart-totals" className="text-2xl">
        {words.title}
      </h2>
      <dl className="summary-lines">
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{formatCents(total)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd>
            {words.free}
            <small>{words.destination}</small>
          </dd>
        </div>
        <div className="summary-total" aria-live="polite" aria-atomic="true">
          <dt>{words.total}</dt>
          <dd>
            <Price price={total} />
          </dd>
        </div>
      </dl>
      <ButtonLink to="/checkout" look="primary" size="large" className="mt-8 w-full">
        {words.checkout}
      </ButtonLink>
    </section>
  );
}
