import * as comments from "~/words/comments";
import { CommentForm } from "./comment-form";
import { StarField } from "./star-field";

/** The form that adds a review: five stars, the text, name and email (spec 2, "Shop single"). Code of its own. */
export default function ReviewForm() {
  return (
    <CommentForm words={comments.review} heading="h2">
      <StarField words={comments.review} name="rating" />
    </CommentForm>
  );
}
