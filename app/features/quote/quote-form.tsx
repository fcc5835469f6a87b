import { useEffect, useId, useRef, useState, type MouseEvent, type RefObject, type SubmitEvent } from "react";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { Icon } from "~/ui/icon";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { useMessagePart } from "./message-part";
import { MessagePartBar, SMALL } from "./message-part-bar";
import { Choice, Field, Group } from "./quote-field";
import {
  amountOf,
  faultsOf,
  mailAddress,
  monthName,
  monthsFrom,
  productOf,
  quoteText,
  type Quote,
} from "./quote-text";

type Props = {
  /** Id of the product that a link asks for, or any other text. */
  product: string;
  /** Whether a link has led to it. */
  isAsked: boolean;
  message: RefObject<HTMLTextAreaElement | null>;
  email: string;
};

const PAIR = "tablet:grid tablet:grid-cols-2 tablet:gap-x-4";

const stateOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

/** The choices that this entry of the history keeps, and the part as it was put into the message. */
function readKept(): { quote: Quote; part: string } | undefined {
  const { quote, part } = stateOf(stateOf(window.history.state)["quote"]);
  if (quote === undefined) return undefined;
  const texts = Object.entries(stateOf(quote)).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return { quote: Object.fromEntries(texts), part: typeof part === "string" ? part : "" };
}

/** Keeps them, so that a reload, Back and Forward find them again. */
function keep(quote: Quote, part: string): void {
  try {
    window.history.replaceState({ ...stateOf(window.history.state), quote: { quote, part } }, "");
  } catch {
    // Safari allows a hundred changes in half a minute; then the next one is kept.
  }
}

/**
 * What a sales desk asks for, as text for the message, to copy, to mail or to share. Nothing of it is sent by itself: it
 * is a form of its own, and its controls have no name.
 */
export default function QuoteForm({ product, isAsked, message, email }: Props) {
  const base = useId();
  const form = useRef<HTMLFormElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const [kept] = useState(readKept);
  const [quote, setQuote] = useState<Quote>(() => kept?.quote ?? { product });
  const [months] = useState(() => monthsFrom(new Date()));
  const [isTried, setTried] = useState(false);
  const [note, setNote] = useState<string>();
  const [isCopiedByHand, setCopiedByHand] = useState(false);
  const part = useMessagePart(message, words.heading, kept?.part);

  const chosen = productOf(quote);
  const faults = faultsOf(quote);
  const text = quoteText(quote);
  const mail = mailAddress(email, text);

  // Who followed a link to it is led there, once.
  useEffect(() => {
    if (!isAsked || kept) return;
    const panel = form.current?.closest("details");
    panel?.querySelector("summary")?.focus({ preventScroll: true });
    panel?.scrollIntoView();
  }, [isAsked, kept]);

  function change(control: string, value: string | undefined) {
    const { [control]: _, ...others } = quote;
    const next = value === undefined ? others : { ...others, [control]: value };
    setQuote(next);
    setNote(undefined);
    setCopiedByHand(false);
    keep(next, part.placedPart());
  }

  /** Whether it can be written; if not, says what is missing and leads there. */
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
    keep(quote, part.placedPart());
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
    // Whoever closes the sheet has shared nothing, and knows it.
    await navigator.share({ title: words.heading, text }).catch(() => {});
  }

  function onMail(event: MouseEvent) {
    if (!isReady()) event.preventDefault();
    else if (!mail.isWhole) setNote(words.answers.cut);
  }

  /** For buttons that disappear when pressed. */
  const thenFocus = (act: () => void) => () => {
    act();
    keep(quote, part.placedPart());
    main.current?.focus();
  };

  const field = (control: string) => {
    const fault = isTried ? faults.get(control) : undefined;
    return {
      id: `${base}-${control}`,
      value: quote[control] ?? "",
      fault: fault && words.faults[fault],
      onChange: (value: string) => change(control, value),
    };
  };
  const choice = (control: string) => ({
    checked: quote[control] !== undefined,
    onChange: (isChecked: boolean) => change(control, isChecked ? "" : undefined),
  });
  const { labels } = words;
  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={words.heading}
      className="[&>.field:first-child]:mt-1"
      onSubmit={onSubmit}
    >
      <Field
        {...field("product")}
        label={labels.product}
        options={[["", words.choose], ...quoteProducts.map(({ id, name }) => [id, name] as const)]}
      />
      <div className={PAIR}>
        <Field {...field("quantity")} label={labels.quantity} hint={words.quantityHint} inputMode="decimal" />
        <Field {...field("unit")} label={labels.unit} options={Object.entries(words.units)} />
      </div>
      {chosen ? (
        <Field
          {...field("packaging")}
          label={labels.packaging}
          options={[["", words.later], ...chosen.packagings.map((name) => [name, name] as const)]}
        />
      ) : null}
      <div className={PAIR}>
        <Field
          {...field("incoterm")}
          label={labels.incoterm}
          options={[
            ["", words.later],
            ...Object.entries(words.incoterms).map(([code, name]) => [code, `${code} – ${name}`] as const),
          ]}
        />
        <Field {...field("place")} label={labels.place} hint={words.placeHint} />
      </div>
      <Field
        {...field("month")}
        label={labels.month}
        options={[["", words.later], ...months.map((month) => [month, monthName(month)] as const)]}
      />
      {chosen ? (
        <Group legend={labels.specification}>
          <p className="mb-2 text-sm leading-[1.45] text-muted">{words.specificationHint}</p>
          {chosen.parameters.map((parameter) => {
            const control = `wanted-${parameter.id}`;
            return (
              <div
                key={parameter.id}
                className="border-t border-husk-300 tablet:grid tablet:grid-cols-[minmax(0,1fr)_168px] tablet:items-center tablet:gap-x-4"
              >
                <Choice {...choice(control)} hint={[parameter.symbol, amountOf(parameter)]}>
                  {parameter.name}
                </Choice>
                {quote[control] === undefined ? null : (
                  <Field
                    {...field(control)}
                    ariaLabel={fill(words.wanted, { name: parameter.name })}
                    hint={figureText(parameter.value, words.figure)}
                  />
                )}
              </div>
            );
          })}
        </Group>
      ) : null}
      <Group legend={labels.documents} className={PAIR}>
        {words.papers.map((paper) => (
          <Choice key={paper} {...choice(`paper-${paper}`)}>
            {paper}
          </Choice>
        ))}
      </Group>
      <Group legend={labels.sample}>
        <Choice {...choice("sample")}>{words.sampleText}</Choice>
      </Group>
      <button ref={main} type="submit" className="button button-outline mt-8 w-full tablet:w-auto">
        {words.put}
        <Icon name="arrow-right" />
      </button>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <button type="button" className={SMALL} onClick={copy}>
          {words.copy}
        </button>
        <a href={mail.url} className={SMALL} onClick={onMail}>
          {words.mail}
        </a>
        {"share" in navigator ? (
          <button type="button" className={SMALL} onClick={share}>
            {words.share}
          </button>
        ) : null}
      </p>
      <MessagePartBar
        state={part.state}
        placed={words.answers.placed}
        note={note}
        onUndo={thenFocus(part.undo)}
        onAgree={thenFocus(part.agree)}
        onRefuse={thenFocus(part.refuse)}
      />
      {isCopiedByHand ? (
        <div className="field">
          <textarea
            ref={(area) => area?.select()}
            readOnly
            rows={6}
            aria-label={words.heading}
            value={text}
          />
        </div>
      ) : null}
    </form>
  );
}
