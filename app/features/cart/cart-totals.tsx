import type { ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { totalCents } from "~/lib/money";
import { Price } from "~/ui/price";
import { useKnownCart } from "./cart-store";

type Props = {
  id: string;
  title: string;
  /** The ordered items. */
  items?: ReactNode;
  lines: readonly { term: string; value: string; note?: string }[];
  /** The label of the total. */
  total: string;
  className?: string;
  children: ReactNode;
};

const LINE = "flex flex-wrap items-baseline justify-between gap-x-6";

/** The box beside the cart and the checkout form: an order's lines and total, and buttons. */
export function CartTotals({ id, title, items, lines, total, className, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        // The large corner echoes the button's round end.
        "@container rounded-card rounded-br-leaf bg-husk-100 p-6 tablet:p-8 desktop:sticky desktop:top-below-header print:static print:break-inside-avoid",
        className,
      )}
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2">
        <h2 id={id} className="-mb-2 text-3xl desktop:text-2xl @xl:col-span-full">
          {title}
        </h2>
        <div>
          {items}
          <dl className="not-first:mt-3">
            {lines.map(({ term, value, note }) => (
              <div key={term} className={`border-b border-husk-300 py-3 ${LINE}`}>
                <dt>{term}</dt>
                <dd className="text-right">
                  {value}
                  {note ? <small className="block text-sm text-muted">{note}</small> : null}
                </dd>
              </div>
            ))}
            <div aria-live="polite" aria-atomic className={`pt-6 font-semibold ${LINE}`}>
              <dt>{total}</dt>
              {/* Reserves the line's height until the cart has been read. */}
              <dd className="text-3xl empty:before:content-['\200b'] desktop:text-2xl">
                <CartTotal />
              </dd>
            </div>
          </dl>
        </div>
        <div className="flex flex-col justify-end gap-6">{children}</div>
      </div>
    </section>
  );
}

/** The cart's total, empty until the cart has been read. */
export function CartTotal() {
  const cart = useKnownCart();
  return cart === null ? null : <Price price={totalCents(cart)} />;
}
