import { messages } from "~/content/messages";
import { formatCents } from "~/lib/money";
import { Link } from "~/ui/link";
import { lineCents, totalCents } from "./cart";
import { useKnownCart } from "./cart-store";

/** What is ordered, line by line, free shipping and the total (spec 2, "Checkout"). */
export function OrderSummary() {
  const cart = useKnownCart();
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-[34px]">
        Your order
      </h2>
      {cart?.length === 0 ? (
        <p className="mt-5">
          {messages.cartEmpty.text}{" "}
          <Link to="/shop" className="text-link">
            Go to the shop
          </Link>
        </p>
      ) : null}
      <dl className="summary-lines">
        {cart?.map((item) => (
          <div key={item.id}>
            <dt>
              {item.title} <span className="whitespace-nowrap text-muted">× {item.quantity}</span>
            </dt>
            <dd>{formatCents(lineCents(item))}</dd>
          </div>
        ))}
        <div>
          <dt>Shipping</dt>
          <dd>Free Shipping</dd>
        </div>
        <div className="summary-total">
          <dt>Total</dt>
          <dd className="figure">{cart === null ? "" : formatCents(totalCents(cart))}</dd>
        </div>
      </dl>
    </section>
  );
}
