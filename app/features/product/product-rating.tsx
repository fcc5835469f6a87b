import { fill } from "~/lib/fill";
import { Rating } from "~/ui/labels";
import { Star, Stars } from "~/ui/stars";
import * as productCard from "~/words/product-card";

type Props = { ratings: number; reviews: number };

/** One star, the rating and the optional number of reviews. */
export function ProductRating({ ratings, reviews }: Pick<Props, "ratings"> & Partial<Props>) {
  return (
    <Rating>
      <Star />
      <span className="sr-only">{ratingText(ratings, reviews)}</span>
      <b aria-hidden="true">{ratings}</b>
      {reviews === undefined ? null : (
        <span aria-hidden="true" className="max-desktop:hidden">
          ({reviews})
        </span>
      )}
    </Rating>
  );
}

/** Five stars, as on the product's own page. */
export function ProductStars({ ratings, reviews }: Props) {
  return (
    <Rating>
      <Stars rating={ratings} />
      <span className="sr-only">{ratingText(ratings, reviews)}</span>
      <b aria-hidden="true">{ratings}</b>
      <span aria-hidden="true">{fill(productCard.reviews, { count: reviews })}</span>
    </Rating>
  );
}

function ratingText(ratings: number, reviews: number | undefined): string {
  return reviews === undefined
    ? fill(productCard.rated, { rating: ratings })
    : fill(productCard.ratedBy, { rating: ratings, count: reviews });
}
