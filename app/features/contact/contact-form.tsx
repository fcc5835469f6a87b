import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";
import type { ContactPage } from "~/catalog/content/corporate-pages";
import { classNames } from "~/lib/class-names";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TextField } from "~/ui/field";
import { checkReach, useReach } from "~/ui/reach";
import { showToast } from "~/ui/toast/toast";
import { company } from "~/words/company";
import { messages } from "~/words/messages";
import { discardDraft, isDraftGone, readDraft, saveDraft } from "./message-draft";
import { sendMessage } from "./send-message";

type Result = "ready" | "sent" | "failed" | "unsent";
type State = Result | "sending";

/** The message being sent. It outlives its form when the visitor opens another page of the site. */
let outgoing: FormData | undefined;

/** Shows its result, if a form is open. */
let showResult: ((result: Result) => void) | undefined;

type Props = {
  content: ContactPage["form"];
  message?: Ref<HTMLTextAreaElement>;
  /** Renders content above the fields, which is not sent. */
  children?: (isSending: boolean) => ReactNode;
  className?: string;
};

/**
 * The contact form, validated by the browser. A success clears the form. A message that could not be sent stays
 * in it, and is stored as a draft, which survives a reload and is never sent automatically.
 */
export function ContactForm({ content, message, children, className }: Props) {
  const [state, setState] = useState<State>(outgoing ? "sending" : "ready");
  const hasDraft = isUnsent(state);
  const status = statusOf(state, useReach());
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLDivElement>(null);

  // A layout effect, because the effects of `children` add to the restored message.
  useLayoutEffect(() => {
    showResult = (result) => {
      if (!isUnsent(result)) form.current?.reset();
      flushSync(() => setState(result));
    };
    if (form.current && fillIn(form.current, outgoing ?? readDraft())) {
      setState(outgoing ? "sending" : "unsent");
      if (!outgoing) void checkReach();
    }
    return () => {
      showResult = undefined;
    };
  }, []);

  // Another page may send or discard the draft, also while this one is in the back/forward cache.
  const forgetGoneDraft = useEffectEvent(() => {
    if (hasDraft && isDraftGone()) clear();
  });
  useEffect(() => {
    const events = ["storage", "pageshow"];
    for (const type of events) window.addEventListener(type, forgetGoneDraft);
    return () => {
      for (const type of events) window.removeEventListener(type, forgetGoneDraft);
    };
  }, []);

  function clear() {
    form.current?.reset();
    setState("ready");
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A second submit may arrive before the button renders as disabled.
    if (outgoing || !validate(event.currentTarget)) return;
    setState("sending");
    await send(new FormData(event.currentTarget));
    answer.current?.scrollIntoView({ block: "nearest" });
  }

  const sending = state === "sending";
  const field = (name: "name" | "email" | "phone" | "message", autoComplete: string = name) => ({
    name,
    autoComplete,
    readOnly: sending,
    ...content[name],
  });
  return (
    <div className={classNames("flex flex-col print:hidden", className)}>
      <h2 id="contact-form" className="text-3xl desktop:text-2xl">
        {content.title}
      </h2>
      <p className="mt-2 text-muted">{content.note}</p>
      {children?.(sending)}
      <form
        ref={form}
        // Without scripts the form opens the visitor's mail program.
        action={`mailto:${company.email}`}
        method="post"
        encType="text/plain"
        aria-labelledby="contact-form"
        className="flex grow flex-col"
        onInput={({ currentTarget }) => {
          if (state === "sent") setState("ready");
          if (hasDraft) saveDraft(new FormData(currentTarget));
        }}
        onSubmit={onSubmit}
      >
        <div className="mt-6 flex grow flex-col gap-6">
          <TextField {...field("name")} required />
          <div className="grid gap-x-4 gap-y-6 tablet:grid-cols-2">
            <TextField {...field("email")} type="email" required />
            <TextField {...field("phone", "tel")} type="tel" />
          </div>
          <TextField {...field("message", "on")} multiline required ref={message} className="grow" />
        </div>
        <p className="mt-8">
          <Button
            type="submit"
            aria-disabled={sending}
            look="primary"
            size="large"
            className="w-full tablet:w-auto"
          >
            {sending ? content.sending : status === "reconnected" ? content.sendNow : content.send}
            <Icon name="arrow-right" />
          </Button>
        </p>
        <p className="mt-8 font-medium scripted:hidden">
          {content.withoutScripts} <MailLink />.
        </p>
        <div ref={answer} role="status" className="font-semibold">
          {status === "ready" || status === "sending" ? null : (
            <div className="mt-4 rounded-field bg-husk-100 p-4 forced-colors:border">
              {status === "sent" ? <p className="text-palm-700">{messages.contactSent.text}</p> : null}
              {status === "failed" || status === "offline" ? (
                <p className="text-fruit-600">{messages.contactFailed.text}</p>
              ) : null}
              {status === "failed" ? (
                <p className="mt-1 font-normal text-muted">
                  {content.otherWays} <MailLink />.
                </p>
              ) : null}
              {status === "offline" ? (
                <p className="mt-1 font-normal text-palm-900">{content.waiting}</p>
              ) : null}
              {status === "reconnected" ? <p className="text-palm-900">{content.back}</p> : null}
            </div>
          )}
        </div>
        {hasDraft && !sending ? (
          <p className="mt-3">
            <button
              type="button"
              className="min-h-11 text-link"
              onClick={() => {
                discardDraft();
                clear();
                form.current?.querySelector("input")?.focus();
              }}
            >
              {content.discard}
            </button>
          </p>
        ) : null}
      </form>
    </div>
  );
}

const isUnsent = (state: State) => state === "failed" || state === "unsent";

/** Sends the message. A toast says what became of it if the visitor has opened a page without a form. */
async function send(fields: FormData): Promise<void> {
  outgoing = fields;
  const result = await deliver(fields);
  outgoing = undefined;
  if (showResult) showResult(result);
  else if (result === "sent") showToast("success", messages.contactSent);
  else if (isUnsent(result)) showToast("error", messages.contactFailed);
}

/** Stores the message as a draft if it cannot be sent or the visitor leaves the site meanwhile. */
async function deliver(fields: FormData): Promise<Result> {
  let hasLeft = false;
  function onPageHide() {
    hasLeft = true;
    saveDraft(fields);
  }
  window.addEventListener("pagehide", onPageHide);
  try {
    await sendMessage(fields);
    discardDraft();
    return "sent";
  } catch {
    if (hasLeft && isDraftGone()) return "ready";
    saveDraft(fields);
    return (await checkReach()) ? "failed" : "unsent";
  } finally {
    window.removeEventListener("pagehide", onPageHide);
  }
}

/** Fills the empty fields, as text typed before hydration is newer; returns whether there are values. */
function fillIn(form: HTMLFormElement, values?: { get: (name: string) => unknown }): boolean {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]")) {
    const value = values?.get(field.name);
    if (field.value === "" && typeof value === "string") field.value = value;
  }
  return values !== undefined;
}

/** While `offline` a stored draft cannot be sent; once `reconnected` it can. */
function statusOf(state: State, isReachable: boolean | undefined) {
  if (state !== "unsent") return state;
  if (isReachable === undefined) return "ready";
  return isReachable ? "reconnected" : "offline";
}

/** Validates the form. Unlike the browser, it treats whitespace as empty. */
function validate(form: HTMLFormElement): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[required]");
  for (const field of fields) if (field.value.trim() === "") field.value = "";
  return form.reportValidity();
}

function MailLink() {
  return (
    <a href={`mailto:${company.email}`} className="text-link">
      {company.email}
    </a>
  );
}
