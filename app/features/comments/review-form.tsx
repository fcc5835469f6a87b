import { fillCount } from "~/lib/fill";
import { FIELD_LABEL } from "~/ui/field";
import { Star } from "~/ui/stars";
import { review } from "~/words/comments";
import { CommentForm } from "./comment-form";
import styles from "./review-form.module.css";

/** A default export, because it is lazy-loaded. */
export default function ReviewForm() {
  return (
    <CommentForm words={review} heading="h2">
      <fieldset className="tablet:col-span-2">
        <legend className={FIELD_LABEL}>{review.rating}</legend>
        <div className={`flex ${styles.stars}`}>
          {[1, 2, 3, 4, 5].map((stars) => (
            <label key={stars} className="relative cursor-pointer py-2 pr-2">
              <input type="radio" name="rating" value={stars} className="sr-only" />
              <span className="sr-only-unclipped whitespace-nowrap">{fillCount(review.stars, stars)}</span>
              <Star className="size-8" />
            </label>
          ))}
        </div>
      </fieldset>
    </CommentForm>
  );
}
