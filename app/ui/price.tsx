import { classNames } from "~/lib/class-names";
import { formatCents } from "~/lib/money";
import { useWords } from "./language";

type Props = {
  /** In cents. */
  price: number;
  className?: string | undefined;
};

/**
 * A price with raised sign and cents. CSS draws it from the data attributes, so that screen readers, search and copying
 * meet plain text.
 */
export function Price({ price, className }: Props) {
  const text = formatCents(price);
  const [dollars, cents] = text.slice(1).split(".");
  return (
    <span className={classNames("price", className)}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" data-cents={cents}>
        <span data-dollars={dollars} />
      </span>
    </span>
  );
}

/** A price with the old price, if any, beside it. */
export function Prices({ price, oldPrice, className }: Props & { oldPrice: number | null }) {
  return (
    <span className="prices">
      <Price price={price} className={className} />
      {oldPrice === null ? null : <OldPrice price={oldPrice} />}
    </span>
  );
}

/** The price before a reduction, struck through. */
export function OldPrice({ price, className }: Props) {
  const words = useWords();
  const text = formatCents(price);
  return (
    <s className={classNames("old-price", className)}>
      <span className="sr-only">{`${words.before} ${text}`}</span>
      <span aria-hidden="true">{text}</span>
    </s>
  );
}
