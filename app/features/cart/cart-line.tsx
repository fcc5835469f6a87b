import { useState } from "react";
import { href } from "react-router";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import * as frame from "~/words/frame";
import { isQuantity, lineCents, type CartItem } from "./cart";
import { cartStore } from "./cart-store";
import { CartThumb } from "./cart-thumb";

/** Labels of the quantity field, each with a place for the product's name. */
export type QuantityWords = { quantity: string; less: string; more: string };

type Props = { item: CartItem } & (
  | { layout: "page"; words: QuantityWords; onRemove: (id: CartItem["id"]) => void }
  | { layout: "dropdown"; onRemove: (id: CartItem["id"]) => void }
  | { layout: "order" }
);

/** Browsers that drop a table's semantics with its `display` need its roles repeated. */
const TABLE = { Line: "tr", Cell: "td", lineRole: "row", cellRole: "cell" } as const;
const LIST = { Line: "li", Cell: "div", lineRole: undefined, cellRole: undefined } as const;

/** One item of the cart: a table row on the cart page, a list item in the header's dropdown and in the order. */
export function CartLine({ item, ...props }: Props) {
  const { Line, Cell, lineRole, cellRole } = props.layout === "page" ? TABLE : LIST;
  const price = formatCents(toCents(item.price));
  return (
    <Line role={lineRole} className="cart-line">
      {props.layout === "order" ? null : (
        <Cell role={cellRole} className="cart-remove">
          <button
            type="button"
            aria-label={fill(frame.cart.remove, { title: item.title })}
            onClick={() => props.onRemove(item.id)}
          >
            <Icon name="trash" className="size-5" />
          </button>
        </Cell>
      )}
      <Cell role={cellRole} className="cart-thumb">
        <CartThumb item={item} />
      </Cell>
      <Cell role={cellRole} className="cart-title">
        {props.layout === "page" ? <ProductLink item={item} /> : item.title}
        {props.layout === "page" ? null : <small>{`${item.quantity} × ${price}`}</small>}
      </Cell>
      {props.layout === "page" ? (
        <>
          <Cell role={cellRole} className="cart-price">
            {price}
          </Cell>
          <Cell role={cellRole} className="cart-quantity">
            <CartQuantity item={item} words={props.words} />
          </Cell>
        </>
      ) : null}
      {props.layout === "dropdown" ? null : (
        <Cell role={cellRole} className="cart-subtotal">
          {formatCents(lineCents(item))}
        </Cell>
      )}
    </Line>
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
 * Changes the quantity as it is typed. An invalid entry changes nothing, and leaving the field restores the last valid
 * quantity. A change from another tab shows at once.
 */
function CartQuantity({ item, words }: { item: CartItem; words: QuantityWords }) {
  const { title } = item;
  const [typed, setTyped] = useState<{ text: string; quantity: number }>();

  function change(text: string) {
    const quantity = isQuantity(Number(text)) ? Number(text) : item.quantity;
    setTyped({ text, quantity });
    cartStore.setQuantity(item.id, quantity);
  }

  return (
    <QuantityField
      compact
      label={fill(words.quantity, { title })}
      less={fill(words.less, { title })}
      more={fill(words.more, { title })}
      value={typed?.quantity === item.quantity ? typed.text : String(item.quantity)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={(event) => {
        setTyped(undefined);
        // React does not rewrite "007", whose number is already right.
        event.currentTarget.value = String(item.quantity);
      }}
    />
  );
}
