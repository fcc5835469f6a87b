import { useRef } from "react";
import { Link } from "react-router";
import { messages } from "~/content/messages";
import { cartLinks } from "~/content/navigation";
import { formatMoney } from "~/lib/money";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast/toast";
import { cartTotal, type Cart, type CartItem } from "./cart";
import { cartStore, useCart } from "./cart-store";

/** What the cart holds, in the header's dropdown: each item with a way to remove it, the total, and where to go on. */
export function CartSummary() {
  const cart = useCart();
  const panel = useRef<HTMLDivElement>(null);

  function remove(id: CartItem["id"]) {
    cartStore.remove(id);
    showToast({ kind: "error", message: messages.cartRemoved.text, lang: messages.cartRemoved.lang });
    // The button is gone; the focus stays in the cart.
    panel.current?.focus();
  }

  return (
    <div ref={panel} lang="en" tabIndex={-1} className="outline-none">
      {cart.length === 0 ? (
        <p className="px-2 py-6 text-center text-muted">{messages.cartEmpty.text}</p>
      ) : (
        <Items cart={cart} onRemove={remove} />
      )}
    </div>
  );
}

function Items({ cart, onRemove }: { cart: Cart; onRemove: (id: CartItem["id"]) => void }) {
  return (
    <>
      <ul className="max-h-[46vh] divide-y divide-husk-300 overflow-y-auto">
        {cart.map((item) => (
          <li key={item.id} className="flex items-center gap-4 py-3">
            <img
              src={item.thumb}
              alt=""
              width={64}
              height={64}
              className="size-16 rounded-field object-cover"
            />
            <p className="min-w-0 flex-1 leading-snug">
              <span className="block font-medium">{item.title}</span>
              <span className="text-[15px] text-muted">
                {item.quantity} × {formatMoney(item.price)}
              </span>
            </p>
            <button
              type="button"
              className="grid size-11 flex-none place-items-center rounded-full text-muted hover:text-fruit-600"
              aria-label={`Remove ${item.title}`}
              onClick={() => onRemove(item.id)}
            >
              <Icon name="trash" className="size-5" />
            </button>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between border-t border-husk-300 pt-4">
        <span className="font-medium">Total</span>
        <span className="figure text-[26px]">{formatMoney(cartTotal(cart))}</span>
      </p>
      {cartLinks.length > 0 ? (
        <p className="mt-4 grid gap-2">
          {cartLinks.map(({ label, to }, index) => (
            <Link
              key={to}
              to={to}
              className={index === 0 ? "button button-outline" : "button button-primary"}
            >
              {label}
            </Link>
          ))}
        </p>
      ) : null}
    </>
  );
}
