import beforePaint from "~/startup/before-paint.ts?script";
import { Link } from "~/ui/link";
import * as messages from "~/words/messages";
import { CART_KEY, useKnownCart } from "./cart-store";

/** Says above an order's form that there is nothing to order, and leads to the shop. `shop` is what the link is called. */
export function EmptyOrder({ shop }: { shop: string }) {
  const cart = useKnownCart();
  return (
    <div data-kept-as={CART_KEY}>
      <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      {cart === null || cart.length === 0 ? (
        <div data-unless-kept={cart === null || undefined}>
          <p className="mb-10 rounded-field bg-husk-100 px-6 py-4">
            {messages.cartEmpty.text}{" "}
            <Link to="/shop" className="text-link">
              {shop}
            </Link>
          </p>
        </div>
      ) : null}
    </div>
  );
}
