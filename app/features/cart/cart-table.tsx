/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop a table's semantics if its `display` is changed */
import { useState } from "react";
import { href } from "react-router";
import type { CartPage } from "~/catalog/content/shop-pages";
import { fill } from "~/lib/fill";
import { formatCents, lineCents, toCents } from "~/lib/money";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import { removeFromCart } from "./add-to-cart";
import { isQuantity, MAX_VALUE, setQuantity, type Cart, type CartItem } from "./cart";
import { CartThumb, RemoveButton } from "./cart-items";
import { changeCart } from "./cart-store";
import styles from "./cart-table.module.css";

type Words = CartPage["table"];

/** The items on the cart page. `words.columns` has the order of a row's cells. */
export function CartTable({ cart, words }: { cart: Cart; words: Words }) {
  return (
    <table role="table" className={`w-full ${styles.table}`}>
      <caption className="sr-only">{words.caption}</caption>
      <thead role="rowgroup" className="max-tablet:sr-only-unclipped">
        <tr role="row" className="border-b border-husk-300">
          {words.columns.map((title) => (
            <th key={title} role="columnheader" scope="col" className="text-sm font-medium text-muted">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cart.map((item) => (
          <Row key={item.id} item={item} words={words} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item, words }: { item: CartItem; words: Words }) {
  const id = String(item.id);
  return (
    <tr role="row" className="border-b border-husk-300">
      <td role="cell" className={styles.remove}>
        <RemoveButton item={item} onRemove={removeFromCart} />
      </td>
      <td role="cell" className={styles.picture}>
        <CartThumb item={item} className="size-20" />
      </td>
      <td role="cell" className={`font-display text-xl/tight wrap-anywhere ${styles.name}`}>
        {/* Product ids are whole numbers; any other id in a stored cart has no page. */}
        {/^\d+$/.test(id) ? (
          <Link to={href("/shop-single/:id", { id })} className="hover:underline">
            {item.title}
          </Link>
        ) : (
          item.title
        )}
      </td>
      <td role="cell" className={styles.price}>
        {formatCents(toCents(item.price))}
      </td>
      <td role="cell" className={styles.quantity}>
        <Quantity item={item} words={words} />
      </td>
      <td role="cell" className={`font-display text-xl/none ${styles.subtotal}`}>
        {formatCents(lineCents(item))}
      </td>
    </tr>
  );
}

/**
 * Updates the quantity as the visitor types. An invalid entry changes nothing, and leaving the field restores the last valid
 * quantity. Changes in another tab show at once.
 */
function Quantity({ item, words }: { item: CartItem; words: Words }) {
  const { title } = item;
  const [typed, setTyped] = useState<{ text: string; quantity: number }>();

  function change(text: string) {
    const quantity = isQuantity(Number(text)) ? Number(text) : item.quantity;
    setTyped({ text, quantity });
    changeCart((cart) => setQuantity(cart, item.id, quantity));
  }

  return (
    <QuantityField
      compact
      max={MAX_VALUE}
      label={fill(words.quantity, { title })}
      less={fill(words.less, { title })}
      more={fill(words.more, { title })}
      value={typed?.quantity === item.quantity ? typed.text : String(item.quantity)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined);
        // React would leave "007" as it is, because its number is already right.
        event.currentTarget.value = String(item.quantity);
      }}
    />
  );
}
