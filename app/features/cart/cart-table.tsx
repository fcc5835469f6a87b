/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the semantics of a table with another `display` */
import { removeFromCart } from "./add-to-cart";
import type { Cart } from "./cart";
import { CartLine, type QuantityWords } from "./cart-line";

/** The column titles stand in the order of a line's cells. */
export type CartTableWords = QuantityWords & { caption: string; columns: readonly string[] };

/** The items on the cart page (spec 2, "Cart"). On phones each row becomes a card. */
export function CartTable({ cart, words }: { cart: Cart; words: CartTableWords }) {
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
          <CartLine key={item.id} item={item} layout="page" words={words} onRemove={removeFromCart} />
        ))}
      </tbody>
    </table>
  );
}
