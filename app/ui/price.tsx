import { classNames } from "~/lib/class-names";
import { useWords } from "./language";

/**
 * A price such as `"$3.20"`, set with raised sign and cents. The drawing is CSS: a screen reader, a search and a copy
 * find the plain text.
 */
export function Price({ price, className }: { price: string; className?: string | undefined }) {
  const [dollars, cents] = price.replace("$", "").split(".");
  return (
    <span className={classNames("price", className)}>
      <span className="sr-only">{price}</span>
      <span aria-hidden="true" data-cents={cents}>
        <span data-dollars={dollars} />
      </span>
    </span>
  );
}

/** A price, and beside it, on its line, what it was before a reduction. */
export function Prices({
  price,
  oldPrice,
  className,
}: {
  price: string;
  oldPrice: string | null;
  className?: string;
}) {
  return (
    <span className="prices">
      <Price price={price} className={className} />
      {oldPrice === null ? null : <OldPrice price={oldPrice} />}
    </span>
  );
}

/** The price before a reduction, struck through. */
export function OldPrice({ price, className }: { price: string; className?: string }) {
  const words = useWords();
  return (
    <s className={classNames("old-price", className)}>
      <span className="sr-only">{`${words.before} ${price}`}</span>
      <span aria-hidden="true">{price}</span>
    </s>
  );
}
