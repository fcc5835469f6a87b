/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- the roles repeat what the elements are: with another `display` browsers would forget it */
import { useState } from "react";
import { href } from "react-router";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import { isQuantity, lineCents, type Cart, type CartItem } from "./cart";
import { cartStore } from "./cart-store";
import { CartThumb } from "./cart-thumb";

/** What the table says; the columns in the order of the cells. */
export type CartTableWords = {
  caption: string;
  columns: readonly string[];
  remove: string;
  quantity: string;
  less: string;
  more: string;
};

type OnRemove = (id: CartItem["id"]) => void;

/**
 * The items of the cart (spec 2, "Cart"). Under 721 px each row becomes a card.
 */
export function CartTable({
  cart,
  words,
  onRemove,
}: {
  cart: Cart;
  words: CartTableWords;
  onRemove: OnRemove;
}) {
  return (
    <table role="table" className="cart-table">
      <caption className="sr-only">{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {words.columns.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cart.map((item) => (
          <CartRow key={item.id} item={item} words={words} onRemove={onRemove} />
        ))}
      </tbody>
    </table>
  );
}

function CartRow({ item, words, onRemove }: { item: CartItem; words: CartTableWords; onRemove: OnRemove }) {
  return (
    <tr role="row">
      <td role="cell" className="cart-remove">
        <button
          type="button"
          aria-label={fill(words.remove, { title: item.title })}
          onClick={() => onRemove(item.id)}
        >
          <Icon name="trash" className="size-5" />
        </button>
      </td>
      <td role="cell" className="cart-thumb">
        <CartThumb item={item} className="size-20 tablet:size-24" />
      </td>
      <td role="cell" className="cart-title">
        <ProductLink item={item} />
      </td>
      <td role="cell" className="cart-price">
        {formatCents(toCents(item.price))}
      </td>
      <td role="cell" className="cart-quantity">
        <CartQuantity item={item} words={words} />
      </td>
      <td role="cell" className="cart-subtotal figure">
        {formatCents(lineCents(item))}
      </td>
    </tr>
  );
}

/** Products have whole numbers as ids; what else a stored cart may hold leads nowhere. */
function ProductLink({ item: { id, title } }: { item: CartItem }) {
  return /^\d+$/.test(String(id)) ? (
    <Link to={href("/shop-single/:id", { id: String(id) })} className="hover:underline">
      {title}
    </Link>
  ) : (
    title
  );
}

/**
 * A quantity that changes as it is typed. While the field holds none, nothing changes, and leaving it brings back the last
 * good one. What another tab sets shows at once.
 */
function CartQuantity({ item, words }: { item: CartItem; words: CartTableWords }) {
  const { title } = item;
  const [typed, setTyped] = useState<{ text: string; quantity: number }>();

  function change(text: string) {
    const quantity = isQuantity(Number(text)) ? Number(text) : item.quantity;
    setTyped({ text, quantity });
    cartStore.setQuantity(item.id, quantity);
  }

  return (
    <QuantityField
      label={fill(words.quantity, { title })}
      less={fill(words.less, { title })}
      more={fill(words.more, { title })}
      value={typed?.quantity === item.quantity ? typed.text : String(item.quantity)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined);
        // React leaves "007" alone, whose number is right.
        event.currentTarget.value = String(item.quantity);
      }}
    />
  );
}
