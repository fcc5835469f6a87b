import { Star, Stars } from "~/ui/stars";

type Props = { ratings: number; reviews: number };

/** One star, the rating, and, where it is given, the number of reviews in brackets: as a card has it. */
export function ProductRating({ ratings, reviews }: Pick<Props, "ratings"> & Partial<Props>) {
  return (
    <p className="rating">
      <Star />
      <span className="sr-only">Rated </span>
      <b>{ratings}</b>
      <span className="sr-only"> of 5</span>
      {reviews === undefined ? null : (
        <span className="max-tablet:sr-only">
          ({reviews}
          <span className="sr-only"> reviews</span>)
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
      <span className="sr-only">Rated </span>
      <b>{ratings}</b>
      <span className="sr-only"> of 5,</span>
      <span>{reviews} reviews</span>
    </p>
  );
}
