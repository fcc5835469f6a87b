import { useDeferredValue, useRef } from "react";
import { formatCents, totalCents } from "~/lib/money";
import { ButtonLink } from "~/ui/button";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";
import * as navigation from "~/words/navigation";
import { removeFromCart } from "./add-to-cart";
import { CartItems } from "./cart-items";
import { useKnownCart } from "./cart-store";

/** The header's cart dropdown: items with remove buttons, the total, and links to cart and checkout. */
export function CartSummary() {
  // Deferred, because this panel is mostly closed: "Add to cart" updates its button and the badge first.
  const cart = useDeferredValue(useKnownCart());
  const panel = useRef<HTMLDivElement>(null);

  return (
    <div ref={panel} lang="en" tabIndex={-1} className="outline-none">
      {cart === null ? (
        <p className="scripted:hidden">{frame.cart.withoutScripts}</p>
      ) : cart.length === 0 ? (
        <p className="px-2 py-6 text-center text-muted">{messages.cartEmpty.text}</p>
      ) : (
        <>
          <CartItems
            cart={cart}
            onRemove={(id) => {
              removeFromCart(id);
              // The pressed button is gone, so keep the focus in the cart.
              panel.current?.focus();
            }}
            className="max-h-[46vh] overflow-y-auto"
          />
          <p className="flex items-baseline justify-between border-t border-husk-300 pt-4 font-medium">
            {frame.cart.total}
            <b className="display-figures text-xl">{formatCents(totalCents(cart))}</b>
          </p>
          <p className="mt-4 grid gap-2">
            {navigation.cart.map(({ label, to }, index) => (
              <ButtonLink key={to} to={to} look={index === 0 ? "outline" : "primary"}>
                {label}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
