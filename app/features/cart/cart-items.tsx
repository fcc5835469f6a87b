import { categoryTint } from "~/features/product/category";
import { fill } from "~/lib/fill";
import { formatCents, lineCents, toCents } from "~/lib/money";
import { isPhotograph } from "~/lib/picture";
import { Icon } from "~/ui/icon";
import * as frame from "~/words/frame";
import type { Cart, CartItem } from "./cart";

type Remove = (id: CartItem["id"]) => void;

type Props = {
  cart: Cart;
  /** If set, each item has a remove button instead of a subtotal. */
  onRemove?: Remove;
  className: string;
};

/** The cart's items, as shown in the header's dropdown and in an order. */
export function CartItems({ cart, onRemove, className }: Props) {
  return (
    <ul className={className}>
      {cart.map((item) => (
        <li key={item.id} className="flex items-center gap-4 border-husk-300 py-3 not-last:border-b">
          <CartThumb item={item} className="size-16" />
          <p className="min-w-0 flex-1 font-display text-lg/tight wrap-anywhere">
            {item.title}
            <small className="block font-text text-sm text-muted">
              {`${item.quantity} × ${formatCents(toCents(item.price))}`}
            </small>
          </p>
          {onRemove ? (
            <RemoveButton item={item} onRemove={onRemove} />
          ) : (
            <span>{formatCents(lineCents(item))}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function RemoveButton({ item: { id, title }, onRemove }: { item: CartItem; onRemove: Remove }) {
  return (
    <button
      type="button"
      aria-label={fill(frame.cart.remove, { title })}
      className="grid size-11 place-items-center rounded-full text-muted hover:bg-husk-100 hover:text-fruit-600"
      onClick={() => onRemove(id)}
    >
      <Icon name="trash" className="size-5" />
    </button>
  );
}

/** A stored picture is requested only if it is the site's own. */
const OWN_PICTURES = /^\/assets\/img\/[\w/.-]+$/;

/** An item's picture on its category's background. Both values come from localStorage, so they may be anything. */
export function CartThumb({ item: { thumb, category }, className }: { item: CartItem; className: string }) {
  return (
    <span
      className={`isolate block flex-none overflow-hidden rounded-field bg-(--tint) ${categoryTint(category)} ${className}`}
    >
      {OWN_PICTURES.test(thumb) ? (
        <img
          key={thumb}
          src={thumb}
          alt=""
          width={160}
          height={160}
          className={`size-full object-cover ${isPhotograph(thumb) ? "" : "mix-blend-multiply"}`}
          // A later deploy may have renamed the file.
          onError={(event) => {
            event.currentTarget.hidden = true;
          }}
        />
      ) : null}
    </span>
  );
}
