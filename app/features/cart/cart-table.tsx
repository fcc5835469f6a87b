/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the semantics of a table with another `display` */
import { removeFromCart } from "./add-to-cart";
import type { CartPage } from "~/catalog/schemas/shop-pages";
import type { Cart } from "./cart";
import { CartLine } from "./cart-line";

/** The items on the cart page. Columns have the order of a line's cells. */
export function CartTable({ cart, words }: { cart: Cart; words: CartPage["table"] }) {
  return (
    <table role="table" className="w-full max-tablet:block">
      <caption className="sr-only">{words.caption}</caption>
      {/* Not `sr-only`, whose clipping hides it from accessibility checkers. */}
      <thead
        role="rowgroup"
        className="max-tablet:absolute max-tablet:size-px max-tablet:overflow-hidden max-tablet:opacity-0"
      >
        <tr role="row" className="border-b border-husk-300">
          {words.columns.map((title) => (
            <th
              key={title}
              role="columnheader"
              scope="col"
              className="pb-3 text-left text-sm font-medium text-muted not-last:pr-4 last:text-right print:first:hidden"
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-tablet:block">
        {cart.map((item) => (
          <CartLine key={item.id} item={item} layout="page" words={words} onRemove={removeFromCart} />
        ))}
      </tbody>
    </table>
  );
}
