import { useDeferredValue, useRef } from "react";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import * as frame from "~/words/frame";
import * as messages from "~/words/messages";
import * as navigation from "~/words/navigation";
import { removeFromCart } from "./add-to-cart";
import { CartThumb } from "./cart-thumb";
import { totalCents, type Cart, type CartItem } from "./cart";
import { useKnownCart } from "./cart-store";

/** What the cart holds, in the header's dropdown: each item with a way to remove it, the total, and where to go on. */
export function CartSummary() {
  // A press on "Add to cart" is answered first by its button and the badge, then here, where the panel is mostly closed.
  const cart = useDeferredValue(useKnownCart());
  const panel = useRef<HTMLDivElement>(null);

  function remove(id: CartItem["id"]) {
    removeFromCart(id);
    // The button is gone; the focus stays in the cart.
    panel.current?.focus();
  }

  return (
    <div ref={panel} lang="en" tabIndex={-1} className="outline-none">
      {cart === null ? <p className="without-scripts">{frame.cart.withoutScripts}</p> : null}
      {cart?.length === 0 ? (
        <p className="px-2 py-6 text-center text-muted">{messages.cartEmpty.text}</p>
      ) : null}
      {cart !== null && cart.length > 0 ? <Items cart={cart} onRemove={remove} /> : null}
    </div>
  );
}

function Items({ cart, onRemove }: { cart: Cart; onRemove: (id: CartItem["id"]) => void }) {
  return (
    <>
      <ul className="max-h-[46vh] overflow-y-auto ruled">
        {cart.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-3">
            <CartThumb item={item} className="size-16 flex-none" />
            <p className="min-w-0 flex-1 leading-snug wrap-anywhere">
              <span className="block font-medium">{item.title}</span>
              <span className="text-[15px] text-muted">
                {item.quantity} × {formatCents(toCents(item.price))}
              </span>
            </p>
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-full text-muted hover:text-fruit-600"
              aria-label={fill(frame.cart.remove, { title: item.title })}
              onClick={() => onRemove(item.id)}
            >
              <Icon name="trash" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-husk-300 pt-4">
        <span className="font-medium">{frame.cart.total}</span>
        <span className="figure text-[26px]">{formatCents(totalCents(cart))}</span>
      </p>
      <p className="mt-4 grid gap-2">
        {navigation.cart.map(({ label, to }, index) => (
          <Link key={to} to={to} className={index === 0 ? "button button-outline" : "button button-primary"}>
            {label}
          </Link>
        ))}
      </p>
    </>
  );
}
