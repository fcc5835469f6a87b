import { CommentForm } from "~/features/comments/comment-form";
import { fill } from "~/lib/fill";
import { comment } from "~/words/comments";
import { comments } from "~/words/post";

/** The target of the reply links. */
const FORM_ID = "comment";

export function PostComments() {
  return (
    <section
      aria-labelledby="comments"
      className="mt-16 grid gap-x-16 gap-y-12 py-16 full-bleed desktop:col-span-2 desktop:grid-cols-2"
    >
      {/* The padding aligns it with the form's heading. */}
      <div className="desktop:pt-12">
        <h2 id="comments">{comments.title}</h2>
        <ul className="mt-3 divide-y divide-husk-300">
          {comments.samples.map(({ name, date, text }) => (
            <li key={name} className="flex items-start gap-4 pt-6 pb-3">
              <span
                aria-hidden="true"
                className="grid size-12 flex-none place-items-center rounded-full bg-palm-700 display-figures text-lg text-husk-50"
              >
                {initialsOf(name)}
              </span>
              <div>
                <p>
                  <b className="block font-semibold">{name}</b> <span className="text-muted">{date}</span>
                </p>
                <p className="mt-2 max-w-[52ch] font-display text-lg/tight text-balance">{text}</p>
                <a
                  href={`#${FORM_ID}`}
                  aria-label={fill(comments.replyTo, { name })}
                  className="inline-block py-2 font-medium text-palm-700 text-link"
                >
                  {comments.reply}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div
        id={FORM_ID}
        className="self-start rounded-card rounded-tr-leaf bg-husk-50 p-8 tablet:p-12 noscript:hidden"
      >
        <CommentForm words={comment} heading="h3" />
      </div>
    </section>
  );
}

/** Returns "AF" for Ana Flores. Skips particles such as "de", which start in lower case. */
function initialsOf(name: string): string {
  return (name.match(/\p{Lu}/gu) ?? []).slice(0, 2).join("");
}
