import { formatCents } from "~/lib/money";
import { Link } from "~/ui/link";
import { totalCents, type Cart } from "./cart";

type Props = { cart: Cart; shipping: string; destination: string };

/** Subtotal, free shipping and total, with two decimals, and the way to the checkout (spec 2, "Cart"). */
export function CartTotals({ cart, shipping, destination }: Props) {
  const total = formatCents(totalCents(cart));
  return (
    <section aria-labelledby="cart-totals" className="summary">
      <h2 id="cart-totals" className="text-[34px]">
        Cart totals
      </h2>
      <dl className="summary-lines">
        <div>
          <dt>Subtotal</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>
            {shipping}
            <small>{destination}</small>
          </dd>
        </div>
        <div className="summary-total" aria-live="polite" aria-atomic="true">
          <dt>Total</dt>
          <dd className="figure">{total}</dd>
        </div>
      </dl>
      <Link to="/checkout" className="button button-primary mt-7 min-h-[60px] w-full text-[17px]">
        Checkout
      </Link>
    </section>
  );
}
