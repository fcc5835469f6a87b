import { Icon } from "~/ui/icon";
import { Price } from "~/ui/price";
import { totalCents } from "./cart";
import { CartLine } from "./cart-line";
import { useKnownCart } from "./cart-store";

/** What stands around the lines of an order. */
export type OrderSummaryWords = {
  title: string;
  /** What will stand in the place of the lines while there are none. */
  empty: string;
  shipping: string;
  free: string;
  total: string;
};

/** What the order comes to, once the cart is known. */
function OrderTotal() {
  const cart = useKnownCart();
  return cart === null ? null : <Price price={totalCents(cart)} />;
}

/** On phones, where the order stands below its form: what it comes to, and the way there. Nothing of an empty cart. */
export function OrderGlance({ title }: { title: string }) {
  return (
    <a href="#order-summary" className="order-glance noscript:hidden" data-if-stored>
      {title}
      <b>
        <OrderTotal />
      </b>
      <Icon name="chevron-down" className="size-5" />
    </a>
  );
}

/** What is ordered, line by line, free shipping and the total (spec 2, "Checkout"). */
export function OrderSummary({ words }: { words: OrderSummaryWords }) {
  const cart = useKnownCart();
  return (
    <section aria-labelledby="order-summary">
      <h2 id="order-summary" className="text-2xl">
        {words.title}
      </h2>
      {cart === null || cart.length === 0 ? (
        <p data-unless-stored={cart === null || undefined} className="order-note order-nothing">
          {words.empty}
        </p>
      ) : null}
      {cart !== null && cart.length > 0 ? (
        <ul className="cart-lines">
          {cart.map((item) => (
            <CartLine key={item.id} item={item} layout="order" />
          ))}
        </ul>
      ) : null}
      <dl className="summary-lines">
        <div>
          <dt>{words.shipping}</dt>
          <dd>{words.free}</dd>
        </div>
        <div className="summary-total">
          <dt>{words.total}</dt>
          <dd>
            <OrderTotal />
          </dd>
        </div>
      </dl>
    </section>
  );
}
