import { useState } from "react";
import { href } from "react-router";
import type { CartPage } from "~/catalog/schemas/shop-pages";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { QuantityField } from "~/ui/quantity-field";
import * as frame from "~/words/frame";
import { isQuantity, lineCents, type CartItem } from "./cart";
import { cartStore } from "./cart-store";
import { CartThumb } from "./cart-thumb";

type Props = { item: CartItem } & (
  | { layout: "page"; words: CartPage["table"]; onRemove: (id: CartItem["id"]) => void }
  | { layout: "dropdown"; onRemove: (id: CartItem["id"]) => void }
  | { layout: "order" }
);

/**
 * A row of the cart page's table; on phones a grid with the picture, name and price above quantity and amount. Roles repeat what
 * some browsers drop with a table's `display`.
 */
const ROW = {
  Line: "tr",
  Cell: "td",
  lineRole: "row",
  cellRole: "cell",
  line: "border-b max-tablet:grid max-tablet:grid-cols-[80px_minmax(0,1fr)_auto_auto] max-tablet:grid-rows-[auto_1fr_auto] max-tablet:gap-x-4 max-tablet:gap-y-1 max-tablet:py-4 max-tablet:first:border-t tablet:*:py-4 tablet:*:not-last:pr-4 tablet:*:last:text-right",
  remove: "col-start-4 row-start-1 max-tablet:-mt-2 max-tablet:-mr-3 tablet:-left-2",
  picture: "size-20 tablet:size-24",
  title: "col-span-2 col-start-2 row-start-1 text-xl/tight",
  amount: "col-span-2 col-start-3 row-start-3 mt-3 self-center text-right font-display text-xl/none",
} as const;

/** A list item in the header's dropdown and in the order. */
const ITEM = {
  Line: "li",
  Cell: "div",
  lineRole: undefined,
  cellRole: undefined,
  line: "flex items-center gap-4 py-3 not-last:border-b",
  remove: "order-1",
  picture: "size-16",
  title: "min-w-0 flex-1 text-lg/tight",
  amount: "",
} as const;

export function CartLine({ item, ...props }: Props) {
  const { Line, Cell, lineRole, cellRole, ...classes } = props.layout === "page" ? ROW : ITEM;
  const price = formatCents(toCents(item.price));
  return (
    <Line role={lineRole} className={`border-husk-300 ${classes.line}`}>
      {props.layout === "order" ? null : (
        <Cell role={cellRole} className={`relative print:hidden ${classes.remove}`}>
          <button
            type="button"
            aria-label={fill(frame.cart.remove, { title: item.title })}
            className="grid size-11 place-items-center rounded-full text-muted hover:bg-husk-100 hover:text-fruit-600"
            onClick={() => props.onRemove(item.id)}
          >
            <Icon name="trash" className="size-5" />
          </button>
        </Cell>
      )}
      <Cell role={cellRole} className="col-start-1 row-span-2 row-start-1">
        <CartThumb item={item} className={classes.picture} />
      </Cell>
      <Cell role={cellRole} className={`font-display wrap-anywhere ${classes.title}`}>
        {props.layout === "page" ? (
          <ProductLink item={item} />
        ) : (
          <>
            {item.title}
            <small className="block font-text text-sm text-muted">{`${item.quantity} × ${price}`}</small>
          </>
        )}
      </Cell>
      {props.layout === "page" ? (
        <>
          <Cell role={cellRole} className="col-span-3 col-start-2 row-start-2 max-tablet:text-muted">
            {price}
          </Cell>
          <Cell role={cellRole} className="col-span-2 col-start-1 row-start-3 mt-3">
            <CartQuantity item={item} words={props.words} />
          </Cell>
        </>
      ) : null}
      {props.layout === "dropdown" ? null : (
        <Cell role={cellRole} className={classes.amount}>
          {formatCents(lineCents(item))}
        </Cell>
      )}
    </Line>
  );
}

/** Products have whole numbers as ids; other ids in a stored cart have no page. */
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
function CartQuantity({ item, words }: { item: CartItem; words: CartPage["table"] }) {
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
