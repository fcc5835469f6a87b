import { fill } from "~/lib/fill";
import { Rating } from "~/ui/labels";
import { Star, Stars } from "~/ui/stars";
import { productCard } from "~/words/product-card";

/** One star, the rating and the optional number of reviews. */
export function ProductRating({ ratings: rating, reviews: count }: { ratings: number; reviews?: number }) {
  return (
    <Rating>
      <Star />
      <RatingText rating={rating} count={count} />
      <b aria-hidden="true">{rating}</b>
      {count === undefined ? null : (
        <span aria-hidden="true" className="max-desktop:hidden">
          ({count})
        </span>
      )}
    </Rating>
  );
}

/** Five stars, and with the number of reviews the figures, too. */
export function StarRating({ rating, count }: TextProps) {
  return (
    <Rating>
      <Stars rating={rating} />
      <RatingText rating={rating} count={count} />
      {count === undefined ? null : (
        <>
          <b aria-hidden="true">{rating}</b>
          <span aria-hidden="true">{fill(productCard.reviews, { count })}</span>
        </>
      )}
    </Rating>
  );
}

type TextProps = { rating: number; count?: number | undefined };

function RatingText({ rating, count }: TextProps) {
  const text =
    count === undefined ? fill(productCard.rated, { rating }) : fill(productCard.ratedBy, { rating, count });
  return <span className="sr-only">{text}</span>;
}
