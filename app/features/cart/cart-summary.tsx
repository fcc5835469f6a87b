import { useDeferredValue, useRef } from "react";
import { formatCents } from "~/lib/money";
import { ButtonLink } from "~/ui/button";
import * as frame from "~/words/frame";
import * as messages from "~/words/messages";
import * as navigation from "~/words/navigation";
import { removeFromCart } from "./add-to-cart";
import { CartLine } from "./cart-line";
import { totalCents, type CartItem } from "./cart";
import { useKnownCart } from "./cart-store";

/** The header's dropdown: items with a button to remove them, the total, and links to cart and checkout. */
export function CartSummary() {
  // "Add to cart" updates its button and the badge first; this panel is mostly closed.
  const cart = useDeferredValue(useKnownCart());
  const panel = useRef<HTMLDivElement>(null);

  function remove(id: CartItem["id"]) {
    removeFromCart(id);
    // Its button is gone: keep the focus in the cart.
    panel.current?.focus();
  }

  return (
    <div ref={panel} lang="en" tabIndex={-1} className="outline-none">
      {cart === null ? <p className="scripted:hidden">{frame.cart.withoutScripts}</p> : null}
      {cart?.length === 0 ? (
        <p className="px-2 py-6 text-center text-muted">{messages.cartEmpty.text}</p>
      ) : null}
      {cart !== null && cart.length > 0 ? (
        <>
          <ul className="max-h-[46vh] overflow-y-auto">
            {cart.map((item) => (
              <CartLine key={item.id} item={item} layout="dropdown" onRemove={remove} />
            ))}
          </ul>
          <p className="flex items-baseline justify-between border-t border-husk-300 pt-4 font-medium">
            {frame.cart.total}
            <b className="figure text-xl">{formatCents(totalCents(cart))}</b>
          </p>
          <p className="mt-4 grid gap-2">
            {navigation.cart.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} look={index === 0 ? "outline" : "primary"}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </>
      ) : null}
    </div>
  );
}
