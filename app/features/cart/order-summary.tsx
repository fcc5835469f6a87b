import type { ReactNode } from "react";
import type { CheckoutPage } from "~/catalog/schemas/shop-pages";
import { Icon } from "~/ui/icon";
import { CartLine } from "./cart-line";
import { useKnownCart } from "./cart-store";
import { CartTotal, CartTotals } from "./cart-totals";

/** On phones, where the order stands below its form: what it comes to, and the way there. Nothing of an empty cart. */
export function OrderGlance({ title }: { title: string }) {
  return (
    <a
      href="#order-summary"
      data-if-stored
      className="mb-8 flex min-h-15 items-center gap-2 rounded-field bg-husk-100 px-4 font-medium desktop:hidden print:hidden noscript:hidden empty-cart:hidden"
    >
      {title}
      <b className="ml-auto text-2xl">
        <CartTotal />
      </b>
      <Icon name="chevron-down" className="size-5" />
    </a>
  );
}

type Props = { words: CheckoutPage["order"]; children: ReactNode };

/** What is ordered, line by line, free shipping and the total (spec 2, "Checkout"), above the way on. */
export function OrderSummary({ words, children }: Props) {
  const cart = useKnownCart();
  const isEmpty = cart === null || cart.length === 0;
  return (
    <CartTotals
      id="order-summary"
      title={words.title}
      items={
        isEmpty ? (
          <p
            data-unless-stored={cart === null || undefined}
            className="mt-4 rounded-field border border-dashed border-line px-4 py-3 data-unless-stored:hidden"
          >
            {words.empty}
          </p>
        ) : (
          <ul className="mt-4 border-b border-husk-300">
            {cart.map((item) => (
              <CartLine key={item.id} item={item} layout="order" />
            ))}
          </ul>
        )
      }
      lines={[{ term: words.shipping, value: words.free }]}
      total={words.total}
    >
      {children}
    </CartTotals>
  );
}
