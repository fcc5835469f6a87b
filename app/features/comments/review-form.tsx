import { CommentForm } from "./comment-form";
import { StarField } from "./star-field";

/** The form that adds a review: five stars, the text, name and email (spec 2, "Shop single"). Code of its own. */
export default function ReviewForm() {
  return (
    <CommentForm title="Add a review" heading="h2" textLabel="Your review" button="Post Review">
      <StarField label="Your rating" name="rating" />
    </CommentForm>
  );
}
