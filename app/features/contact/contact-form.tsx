import { useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { classNames } from "~/lib/class-names";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { sendMessage } from "./send-message";

type FieldWords = { label: string; placeholder: string; optional?: string };

/** What the form says. */
export type ContactFormContent = {
  title: string;
  note: string;
  name: FieldWords;
  email: FieldWords;
  phone: FieldWords;
  message: FieldWords;
  send: string;
  sending: string;
  otherWays: string;
  withoutScripts: string;
};

type State = "ready" | "sending" | "sent" | "failed";

type Props = {
  content: ContactFormContent;
  email: string;
  /** Its text area. */
  message?: Ref<HTMLTextAreaElement>;
  /** Above its fields, and no part of what is sent. */
  children?: ReactNode;
  className?: string;
};

/**
 * The contact form (spec 5, 7, 8). Validation is the browser's own. While it sends it cannot be sent again; a failure
 * keeps everything that was typed, a success clears it. Both answers stay in sight and are announced.
 */
export function ContactForm({ content, email, message, children, className }: Props) {
  const [state, setState] = useState<State>("ready");
  const busy = useRef(false);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state === "sent" || state === "failed") answer.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press may come before the button is drawn as disabled.
    if (busy.current) return;
    const form = event.currentTarget;
    if (!isFilled(form)) return;
    busy.current = true;
    setState("sending");
    try {
      await sendMessage(form);
      form.reset();
      setState("sent");
    } catch {
      setState("failed");
    } finally {
      busy.current = false;
    }
  }

  const sending = state === "sending";
  return (
    <div className={classNames("contact-form", className)}>
      <h2 id="contact-form" className="text-[34px] tablet:text-[40px]">
        {content.title}
      </h2>
      {children}
      <form
        // Without scripts the browser hands the message to the visitor's mail program.
        action={`mailto:${email}`}
        method="post"
        encType="text/plain"
        aria-labelledby="contact-form"
        onSubmit={onSubmit}
      >
        <p className="mt-2 mb-2.5 text-muted">{content.note}</p>
        <TextField name="name" autoComplete="name" required readOnly={sending} {...content.name} />
        <div className="grid gap-x-5 tablet:grid-cols-2">
          <TextField
            name="email"
            type="email"
            autoComplete="email"
            required
            readOnly={sending}
            {...content.email}
          />
          <TextField name="phone" type="tel" autoComplete="tel" readOnly={sending} {...content.phone} />
        </div>
        <TextField name="message" multiline required readOnly={sending} ref={message} {...content.message} />
        <p className="mt-[30px]">
          <button
            type="submit"
            aria-disabled={sending}
            className="button button-primary min-h-[60px] w-full px-9 text-[17px] tablet:w-auto"
          >
            {sending ? content.sending : content.send}
            <Icon name="arrow-right" />
          </button>
        </p>
        <p className="without-scripts mt-[30px] font-medium">
          {content.withoutScripts} <MailLink email={email} />.
        </p>
        <div ref={answer} role="status" className="contact-answer">
          {state === "sent" ? <p className="text-palm-700">{messages.contactSent.text}</p> : null}
          {state === "failed" ? (
            <>
              <p className="text-fruit-600">{messages.contactFailed.text}</p>
              <p className="mt-1 font-normal text-muted">
                {content.otherWays} <MailLink email={email} />.
              </p>
            </>
          ) : null}
        </div>
      </form>
    </div>
  );
}

/** To the browser a required field full of spaces is filled; here it counts as empty, and the browser says so beside it. */
function isFilled(form: HTMLFormElement): boolean {
  const blank = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(":required");
  for (const field of blank) if (field.value.trim() === "") field.value = "";
  return form.reportValidity();
}

function MailLink({ email }: { email: string }) {
  return (
    <a href={`mailto:${email}`} className="text-link">
      {email}
    </a>
  );
}
