import { classNames } from "~/lib/class-names";
import { useWords } from "./language";

/**
 * A price such as `"$3.20"`, set with raised sign and cents. The drawing is CSS: a screen reader, a search and a copy
 * find the plain text.
 */
export function Price({ price, className }: { price: string; className?: string }) {
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
