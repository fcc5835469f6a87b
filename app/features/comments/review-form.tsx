import * as comments from "~/words/comments";
import { CommentForm } from "./comment-form";
import { StarField } from "./star-field";

/** Lazy-loaded, so it needs a default export. */
export default function ReviewForm() {
  return (
    <CommentForm words={comments.review} heading="h2">
      <StarField words={comments.review} name="rating" />
    </CommentForm>
  );
}
