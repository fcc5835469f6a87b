import { Star, Stars } from "~/ui/stars";

type Props = { ratings: number; reviews: number };

/** One star, the rating, and, where it is given, the number of reviews in brackets: as a card has it. */
export function ProductRating({ ratings, reviews }: Pick<Props, "ratings"> & Partial<Props>) {
  return (
    <p className="rating">
      <Star />
      <RatingWords ratings={ratings} reviews={reviews} />
      <b aria-hidden="true">{ratings}</b>
      {reviews === undefined ? null : (
        <span aria-hidden="true" className="max-tablet:hidden">
          ({reviews})
        </span>
      )}
    </p>
  );
}

/** The rating in stars, and the number of reviews in words: as the product's own page has it. */
export function ProductStars({ ratings, reviews }: Props) {
  return (
    <p className="rating text-base">
      <Stars rating={ratings} />
      <RatingWords ratings={ratings} reviews={reviews} />
      <b aria-hidden="true">{ratings}</b>
      <span aria-hidden="true">{reviews} reviews</span>
    </p>
  );
}

/** All of it in one piece, for whoever hears it. */
function RatingWords({ ratings, reviews }: { ratings: number; reviews: number | undefined }) {
  return (
    <span className="sr-only">
      {`Rated ${ratings} of 5${reviews === undefined ? "" : `, ${reviews} reviews`}`}
    </span>
  );
}
