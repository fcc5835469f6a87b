import { fill } from "~/lib/fill";
import { Rating } from "~/ui/labels";
import { Stars } from "~/ui/stars";
import * as productCard from "~/words/product-card";
import { RatingWords } from "./product-rating";

/** Five stars, as on the product's own page. */
export function ProductStars({ ratings, reviews }: { ratings: number; reviews: number }) {
  return (
    <Rating>
      <Stars rating={ratings} />
      <RatingWords ratings={ratings} reviews={reviews} />
      <b aria-hidden="true">{ratings}</b>
      <span aria-hidden="true">{fill(productCard.reviews, { count: reviews })}</span>
    </Rating>
  );
}
