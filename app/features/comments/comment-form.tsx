import type { ReactNode, SubmitEvent } from "react";
import { messages } from "~/content/messages";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast/toast";

type Props = {
  title: string;
  /** Level of the title among the page's headings. */
  heading: "h2" | "h3";
  /** What the text area is called: "Comment" or "Your review". */
  textLabel: string;
  button: string;
  /** What stands before the fields, such as the stars of a review. */
  children?: ReactNode;
};

function thank(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault();
  event.currentTarget.reset();
  const { text, lang } = messages.thanksForMessage;
  showToast({ kind: "success", message: text, lang });
}

/**
 * The form under a blog post and under a product (spec 5): comment, name and email, all required. It is sent nowhere; it
 * thanks and clears itself.
 */
export function CommentForm({ title, heading: Heading, textLabel, button, children }: Props) {
  return (
    <form method="dialog" aria-label={title} onSubmit={thank}>
      <Heading className="card-title">{title}</Heading>
      {children}
      <TextField label={textLabel} name="comment" multiline required />
      <div className="grid gap-x-5 tablet:grid-cols-2">
        <TextField label="Name" name="name" autoComplete="name" required />
        <TextField label="Email" name="email" type="email" autoComplete="email" required />
      </div>
      <p className="mt-7">
        <button type="submit" className="button button-outline">
          {button}
        </button>
      </p>
    </form>
  );
}
