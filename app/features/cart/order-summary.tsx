import { formatCents } from "~/lib/money";
import { lineCents, totalCents } from "./cart";
import { useKnownCart } from "./cart-store";
import { CartThumb } from "./cart-thumb";

/** What stands around the lines of an order. */
export type OrderSummaryWords = {
  title: string;
  shipping: string;
  free: string;
  total: string;
};

/** What is ordered, line by line, free shipping and the total (spec 2, "Checkout"). */
export function OrderSummary({ words }: { words: OrderSummaryWords }) {
  const cart = useKnownCart();
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-[34px]">
        {words.title}
      </h2>
      <dl className="summary-lines">
        {cart?.map((item) => (
          <div key={item.id} className="summary-item">
            <dt>
              <CartThumb item={item} />
              <span>
                {item.title} <span className="whitespace-nowrap text-muted">× {item.quantity}</span>
              </span>
            </dt>
            <dd>{formatCents(lineCents(item))}</dd>
          </div>
        ))}
        <div>
          <dt>{words.shipping}</dt>
          <dd>{words.free}</dd>
        </div>
        <div className="summary-total">
          <dt>{words.total}</dt>
          <dd className="figure">{cart === null ? "" : formatCents(totalCents(cart))}</dd>
        </div>
      </dl>
    </section>
  );
}
