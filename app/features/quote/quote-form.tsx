import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject, type SubmitEvent } from "react";
import { Icon } from "~/ui/icon";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { keep, readKept } from "./kept-quote";
import { mailAddress } from "./mail-address";
import { MessagePartBar } from "./message-part-bar";
import { QuoteFields } from "./quote-fields";
import { emptyQuote, faultsOf, quoteText, withProduct, type Quote } from "./quote-text";
import { useMessagePart } from "./use-message-part";

type Props = {
  /** Id of the product that a link asks for, or any other text. */
  product: string;
  /** Whether a link has led to it. */
  isAsked: boolean;
  message: RefObject<HTMLTextAreaElement | null>;
  email: string;
};

const selectAll = (area: HTMLTextAreaElement | null) => area?.select();

/**
 * What a sales desk asks for, control by control, as text for the message, to copy, to mail or to share. None of it is
 * sent by itself: no control has a name, and it is a form of a dialog, which is sent nowhere.
 */
export default function QuoteForm({ product, isAsked, message, email }: Props) {
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [kept] = useState(readKept);
  const [quote, setQuote] = useState(() => kept?.quote ?? withProduct(emptyQuote, product, quoteProducts));
  const [isTried, setTried] = useState(false);
  const [note, setNote] = useState<string>();
  const [isCopiedByHand, setCopiedByHand] = useState(false);
  const part = useMessagePart(message, words.heading, kept?.part);

  const faults = faultsOf(quote, quoteProducts);
  const text = quoteText(quote, quoteProducts, words);
  const mail = mailAddress(email, words.heading, text, words.mailEnding);

  // Who followed a link to it is led there, once.
  useEffect(() => {
    if (!isAsked || kept) return;
    const panel = form.current?.closest("details");
    panel?.querySelector("summary")?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [isAsked, kept]);

  function change(changes: Partial<Quote>) {
    const next = { ...quote, ...changes };
    setQuote(next);
    setNote(undefined);
    setCopiedByHand(false);
    keep({ quote: next, part: part.placedPart() });
  }

  /** Whether it can be written; if not, it says what is missing and leads there. */
  function isReady(): boolean {
    const [first] = faults.keys();
    setTried(true);
    setCopiedByHand(false);
    setNote(first === undefined ? undefined : words.answers.faults);
    if (first !== undefined) document.getElementById(`${base}-${first}`)?.focus();
    return first === undefined;
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    if (isReady()) part.put(text);
    keep({ quote, part: part.placedPart() });
  }

  async function copy() {
    if (!isReady()) return;
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.answers.copied);
    } catch {
      setNote(words.answers.notCopied);
      setCopiedByHand(true);
    }
  }

  async function share() {
    if (!isReady()) return;
    // Who closes the sheet has shared nothing, and knows it.
    await navigator.share({ title: words.heading, text }).catch(() => {});
  }

  function onMail(event: MouseEvent) {
    if (!isReady()) event.preventDefault();
    else if (!mail.isWhole) setNote(words.answers.cut);
  }

  /** What follows from a button that goes away with it. */
  const thenBack = (act: () => void) => () => {
    act();
    keep({ quote, part: part.placedPart() });
    main.current?.focus();
  };

  const faultOf = (control: string) => {
    const fault = isTried ? faults.get(control) : undefined;
    return fault && words.faults[fault];
  };
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={words.heading}
      className="quote-form"
      onSubmit={onSubmit}
    >
      <QuoteFields base={base} quote={quote} faultOf={faultOf} onChange={change} />
      <button ref={main} type="submit" className="button button-outline quote-put">
        {words.put}
        <Icon name="arrow-right" />
      </button>
      <p className="quote-ways">
        <button type="button" className="quote-small" onClick={copy}>
          {words.copy}
        </button>
        <a href={mail.url} className="quote-small" onClick={onMail}>
          {words.mail}
        </a>
        {"share" in navigator ? (
          <button type="button" className="quote-small" onClick={share}>
            {words.share}
          </button>
        ) : null}
      </p>
      <MessagePartBar
        state={part.state}
        placed={words.answers.placed}
        {...(note === undefined ? {} : { note })}
        onUndo={thenBack(part.undo)}
        onAgree={thenBack(part.agree)}
        onRefuse={thenBack(part.refuse)}
      />
      {isCopiedByHand ? (
        <div className="field">
          <textarea ref={selectAll} readOnly rows={6} aria-label={words.heading} value={text} />
        </div>
      ) : null}
    </form>
  );
}
