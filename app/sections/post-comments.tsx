import { CommentForm } from "~/features/comments/comment-form";
import { fill } from "~/lib/fill";
import * as comments from "~/words/comments";

/** What stands above the form, with the sample comments. */
export type PostCommentsWords = {
  title: string;
  reply: string;
  replyTo: string;
  samples: readonly { name: string; date: string; text: string }[];
};

/** Where "Reply" leads. */
const FORM_ID = "comment";

/** The sample comments under a post, each with a reply link, and the form that adds one (spec 2, 5). */
export function PostComments({ words }: { words: PostCommentsWords }) {
  return (
    <section aria-labelledby="comments" className="comments">
      <h2 id="comments" className="comments-title">
        {words.title}
      </h2>
      <ul>
        {words.samples.map(({ name, date, text }) => (
          <li key={name}>
            <p>
              <b>{name}</b> <small>{date}</small>
            </p>
            <p>{text}</p>
            <a href={`#${FORM_ID}`} aria-label={fill(words.replyTo, { name })}>
              {words.reply}
            </a>
          </li>
        ))}
      </ul>
      <div id={FORM_ID} className="comments-form with-scripts">
        <CommentForm words={comments.comment} heading="h3" />
      </div>
    </section>
  );
}
