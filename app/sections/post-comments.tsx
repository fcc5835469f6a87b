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
      <ul className="border-y border-husk-300 ruled">
        {words.samples.map(({ name, date, text }) => (
          <li key={name} className="py-7">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <b className="font-semibold">{name}</b>
              <span className="text-[15px] text-muted">{date}</span>
            </p>
            <p className="mt-2 max-w-[62ch]">{text}</p>
            <a
              href={`#${FORM_ID}`}
              aria-label={fill(words.replyTo, { name })}
              className="mt-3 inline-block font-medium text-palm-700 text-link"
            >
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
