import type { ReactNode } from "react";
import { Icon } from "~/ui/icon";
import { useKnownCart } from "./cart-store";

/** What the fold says that it holds. */
export type OrderFoldWords = { title: string; text: string };

/** Folds an order's form as long as there is nothing to order; it can be filled in all the same. */
export function OrderFold({
  words: { title, text },
  children,
}: {
  words: OrderFoldWords;
  children: ReactNode;
}) {
  const cart = useKnownCart();
  const isUnknown = cart === null || undefined;
  return (
    <details open={cart?.length !== 0} className="order-fold">
      <summary data-unless-kept={isUnknown} hidden={cart !== null && cart.length > 0}>
        <span>
          <b>{title}</b>
          <Icon name="plus" />
        </span>
        {text}
      </summary>
      <div data-if-kept={isUnknown}>{children}</div>
    </details>
  );
}
