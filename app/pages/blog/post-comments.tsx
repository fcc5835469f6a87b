import { CommentForm } from "~/features/comments/comment-form";
import { fill } from "~/lib/fill";
import { comment } from "~/words/comments";
import { comments } from "~/words/post";

/** Where "Reply" leads. */
const FORM_ID = "comment";

/** The sample comments under a post, each with a reply link, and the form that adds one (spec 2, 5). */
export function PostComments() {
  return (
    <section aria-labelledby="comments" className="comments">
      <h2 id="comments">{comments.title}</h2>
      <ul className="ruled">
        {comments.samples.map(({ name, date, text }) => (
          <li key={name}>
            <span aria-hidden="true" className="comment-mark figure">
              {initialsOf(name)}
            </span>
            <p>
              <b>{name}</b> <span className="text-muted">{date}</span>
            </p>
            <p>{text}</p>
            <a href={`#${FORM_ID}`} aria-label={fill(comments.replyTo, { name })}>
              {comments.reply}
            </a>
          </li>
        ))}
      </ul>
      <div id={FORM_ID} className="comments-form with-scripts">
        <CommentForm words={comment} heading="h3" />
      </div>
    </section>
  );
}

/** "AF" of Ana Flores; particles, which are small, do not count. */
function initialsOf(name: string): string {
  return (name.match(/\p{Lu}/gu) ?? []).slice(0, 2).join("");
}
