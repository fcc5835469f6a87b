import { fill } from "~/lib/fill";
import { Rating } from "~/ui/labels";
import { Star } from "~/ui/stars";
import * as productCard from "~/words/product-card";

type Props = { ratings: number; reviews: number };

/** One star, the rating and the optional number of reviews. */
export function ProductRating({ ratings, reviews }: Pick<Props, "ratings"> & Partial<Props>) {
  return (
    <Rating>
      <Star />
      <RatingWords ratings={ratings} reviews={reviews} />
      <b aria-hidden="true">{ratings}</b>
      {reviews === undefined ? null : (
        <span aria-hidden="true" className="max-desktop:hidden">
          ({reviews})
        </span>
      )}
    </Rating>
  );
}

/** One phrase for screen readers. */
export function RatingWords({ ratings, reviews }: { ratings: number; reviews: number | undefined }) {
  return (
    <span className="sr-only">
      {reviews === undefined
        ? fill(productCard.rated, { rating: ratings })
        : fill(productCard.ratedBy, { rating: ratings, count: reviews })}
    </span>
  );
}
