import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { DemoForm } from "~/ui/demo-form";
import { TextField } from "~/ui/field";
import * as common from "~/words/comments";
import { messages } from "~/words/messages";
import { formWithoutScripts } from "~/words/frame";

type Props = {
  /** `text` is the text area's label: "Comment" or "Your review". */
  words: { title: string; text: string; send: string };
  /** The heading level of the title. */
  heading: "h2" | "h3";
  /** Content before the fields, such as the star rating. */
  children?: ReactNode;
};

export function CommentForm({ words, heading: Heading, children }: Props) {
  return (
    <DemoForm className="print:hidden" aria-label={words.title} answer={messages.thanksForMessage}>
      <Heading className="text-2xl">{words.title}</Heading>
      <div className="mt-6 grid gap-x-4 gap-y-6 tablet:grid-cols-2">
        {children}
        <TextField
          label={words.text}
          name="comment"
          multiline
          required
          className="tablet:col-span-2 desktop:min-h-72"
        />
        <TextField label={common.name} name="name" autoComplete="name" required />
        <TextField label={common.email} name="email" type="email" autoComplete="email" required />
      </div>
      <p className="mt-8">
        <Button type="submit" look="primary" className="max-tablet:w-full">
          {words.send}
        </Button>
      </p>
      <p className="mt-4 font-medium scripted:hidden">{formWithoutScripts}</p>
    </DemoForm>
  );
}
