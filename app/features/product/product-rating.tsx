import { fill } from "~/lib/fill";
import { Star, Stars } from "~/ui/stars";
import { productCard } from "~/words/product-card";

type Props = {
  rating: number;
  /** The number of reviews. */
  count?: number | undefined;
  /** Shows one star, as on cards, instead of five. */
  short?: boolean;
};

export function ProductRating({ rating, count, short = false }: Props) {
  const hasCount = count !== undefined;
  return (
    <p className="inline-flex items-center gap-1 text-sm leading-none text-muted">
      {short ? <Star /> : <Stars rating={rating} />}
      <span className="sr-only">
        {hasCount ? fill(productCard.ratedBy, { rating, count }) : fill(productCard.rated, { rating })}
      </span>
      {short || hasCount ? (
        <b aria-hidden="true" className="font-semibold text-ink">
          {rating}
        </b>
      ) : null}
      {hasCount ? (
        <span aria-hidden="true" className={short ? "max-desktop:hidden" : undefined}>
          {short ? `(${count})` : fill(productCard.reviews, { count })}
        </span>
      ) : null}
    </p>
  );
}
