import { CommentForm } from "~/features/comments/comment-form";

/** A sample comment. */
export type SampleComment = { id: number; name: string; date: string; text: string };

/** Where "Reply" leads. */
const FORM_ID = "comment";

/** The sample comments under a post, each with a reply link, and the form that adds one (spec 2, 5). */
export function PostComments({ comments }: { comments: readonly SampleComment[] }) {
  return (
    <section aria-labelledby="comments" className="comments">
      <h2 id="comments" className="text-[clamp(28px,3vw,40px)]">
        Comments
      </h2>
      <ul className="mt-8 divide-y divide-husk-300 border-y border-husk-300">
        {comments.map(({ id, name, date, text }) => (
          <li key={id} className="py-7">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <b className="font-semibold">{name}</b>
              <span className="text-[15px] text-muted">{date}</span>
            </p>
            <p className="mt-2 max-w-[62ch]">{text}</p>
            <a
              href={`#${FORM_ID}`}
              aria-label={`Reply to ${name}`}
              className="mt-3 inline-block font-medium text-palm-700 text-link"
            >
              Reply
            </a>
          </li>
        ))}
      </ul>
      <div id={FORM_ID} className="with-scripts mt-12">
        <CommentForm title="Leave a comment" heading="h3" textLabel="Comment" button="Post Comment" />
      </div>
    </section>
  );
}
