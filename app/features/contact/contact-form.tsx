import { useCallback, useEffect, useRef, useState, type ReactNode, type Ref, type SubmitEvent } from "react";
import { classNames } from "~/lib/class-names";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { isReachable } from "~/ui/reach";
import { TextField } from "~/ui/text-field";
import * as messages from "~/words/messages";
import { forgetMessage, keepMessage, restoreMessage } from "./kept-message";
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
  waiting: string;
  back: string;
  sendNow: string;
  discard: string;
  withoutScripts: string;
};

/** `waiting`: there is no connection, and the message is kept; `back`: it can be sent now. */
type State = "ready" | "sending" | "sent" | "failed" | "waiting" | "back";

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
 * keeps everything that was typed, a success clears it. Both answers stay in sight and are announced. Without a connection
 * the message is kept, also over a reload, until its writer sends it: it is never sent by itself.
 */
export function ContactForm({ content, email, message, children, className }: Props) {
  const [state, setState] = useState<State>("ready");
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const isKept = state === "waiting" || state === "back";

  /** Says of a kept message whether it can be sent by now. */
  const settle = useCallback(async () => {
    const isBack = await isReachable(window.location.href);
    if (!busy.current) setState(isBack ? "back" : "waiting");
  }, []);

  useEffect(() => {
    if (form.current && restoreMessage(form.current)) void settle();
  }, [settle]);

  useEffect(() => {
    if (!isKept) return;
    const onHint = () => void settle();
    window.addEventListener("online", onHint);
    return () => window.removeEventListener("online", onHint);
  }, [isKept, settle]);

  useEffect(() => {
    if (state === "sent" || state === "failed" || state === "waiting")
      answer.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  function discard() {
    forgetMessage();
    form.current?.reset();
    setState("ready");
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second press may come before the button is drawn as disabled.
    if (busy.current) return;
    const sent = event.currentTarget;
    if (!isFilled(sent)) return;
    busy.current = true;
    setState("sending");
    try {
      await sendMessage(sent);
      forgetMessage();
      sent.reset();
      setState("sent");
    } catch {
      const isReached = await isReachable(window.location.href);
      if (!isReached || isKept) keepMessage(sent);
      setState(isReached ? "failed" : "waiting");
    } finally {
      busy.current = false;
    }
  }

  const sending = state === "sending";
  return (
    <div className={classNames("flex flex-col print:hidden", className)}>
      <h2 id="contact-form" className="text-2xl">
        {content.title}
      </h2>
      <p className="mt-2 text-muted">{content.note}</p>
      {children}
      <form
        ref={form}
        // Without scripts the browser hands the message to the visitor's mail program.
        action={`mailto:${email}`}
        method="post"
        encType="text/plain"
        aria-labelledby="contact-form"
        className="flex grow flex-col"
        onSubmit={onSubmit}
      >
        <div className="mt-6 flex grow flex-col gap-6">
          <TextField name="name" autoComplete="name" required readOnly={sending} {...content.name} />
          <div className="grid gap-x-4 gap-y-6 tablet:grid-cols-2">
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
          <TextField
            name="message"
            multiline
            required
            readOnly={sending}
            ref={message}
            className="grow"
            {...content.message}
          />
        </div>
        <p className="mt-8">
          <Button
            type="submit"
            aria-disabled={sending}
            look="primary"
            size="large"
            className="w-full tablet:w-auto"
          >
            {sending ? content.sending : state === "back" ? content.sendNow : content.send}
            <Icon name="arrow-right" />
          </Button>
        </p>
        <p className="mt-8 font-medium scripted:hidden">
          {content.withoutScripts} <MailLink email={email} />.
        </p>
        <div
          ref={answer}
          role="status"
          className="scroll-my-6 font-semibold not-empty:mt-4 not-empty:rounded-field not-empty:bg-husk-100 not-empty:p-4 forced-colors:not-empty:border"
        >
          {state === "sent" ? <p className="text-palm-700">{messages.contactSent.text}</p> : null}
          {state === "failed" || state === "waiting" ? (
            <p className="text-fruit-600">{messages.contactFailed.text}</p>
          ) : null}
          {state === "failed" ? (
            <p className="mt-1 font-normal text-muted">
              {content.otherWays} <MailLink email={email} />.
            </p>
          ) : null}
          {state === "waiting" ? <p className="mt-1 font-normal text-palm-900">{content.waiting}</p> : null}
          {state === "back" ? <p className="text-palm-900">{content.back}</p> : null}
        </div>
        {isKept ? (
          <p className="mt-3">
            <button type="button" className="min-h-11 text-link" onClick={discard}>
              {content.discard}
            </button>
          </p>
        ) : null}
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
