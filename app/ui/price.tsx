import { classNames } from "~/lib/class-names";
import { formatCents } from "~/lib/money";
import { useControlLabels } from "./language";
import styles from "./price.module.css";

type Props = {
  /** The price in cents. */
  price: number;
  className?: string | undefined;
};

/**
 * A price with a superscript currency sign and cents. CSS renders it from data attributes, so that screen readers, search
 * and copying get plain text.
 */
export function Price({ price, className }: Props) {
  const text = formatCents(price);
  const [dollars, cents] = text.slice(1).split(".");
  return (
    <span className={classNames("inline-flex display-figures tracking-tight", className)}>
      <span className="sr-only">{text}</span>
      <span aria-hidden="true" data-cents={cents} className={styles.amount}>
        <span data-dollars={dollars} className={styles.dollars} />
      </span>
    </span>
  );
}

export function Prices({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <Price price={price} className="text-2xl" />
      {oldPrice === null ? null : <OldPrice price={oldPrice} />}
    </span>
  );
}

export function OldPrice({ price, className = "text-sm" }: Props) {
  const labels = useControlLabels();
  const text = formatCents(price);
  return (
    <s className={classNames("leading-none text-muted", className)}>
      <span className="sr-only">{`${labels.before} ${text}`}</span>
      <span aria-hidden="true">{text}</span>
    </s>
  );
}
