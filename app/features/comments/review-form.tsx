import { fillCount } from "~/lib/fill";
import { FIELD_LABEL } from "~/ui/field";
import { Star } from "~/ui/stars";
import { review } from "~/words/comments";
import { CommentForm } from "./comment-form";

/** Lazy-loaded, so it needs a default export. */
export default function ReviewForm() {
  return (
    <CommentForm words={review} heading="h2">
      <fieldset className="group/stars tablet:col-span-2">
        <legend className={FIELD_LABEL}>{review.rating}</legend>
        <div className="flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="group/star relative cursor-pointer py-2 pr-2 has-focus-visible:rounded-field has-focus-visible:outline-2 has-focus-visible:outline-palm-700"
            >
              <input type="radio" name="rating" value={stars} className="sr-only" />
              {/* Transparent, not clipped: IBM's checker treats a clipped label as empty. */}
              <span className="sr-only opacity-0 [clip-path:none]">{fillCount(review.stars, stars)}</span>
              {/* Fills the stars up to the checked one. */}
              <Star className="size-8 fill-none stroke-line stroke-[1.2] group-has-checked/stars:fill-oil-600 group-has-checked/stars:stroke-oil-600 in-[label:has(:checked)_~_label]:fill-none in-[label:has(:checked)_~_label]:stroke-line" />
            </label>
          ))}
        </div>
      </fieldset>
    </CommentForm>
  );
}
