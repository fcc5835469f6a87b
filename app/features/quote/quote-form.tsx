import { useEffect, useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from "react";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { Button } from "~/ui/button";
import { CheckField } from "~/ui/check-field";
import { FIELD } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { keepQuote, keptQuote } from "./kept-quote";
import { MessageAnswer, SMALL, useMessagePart } from "./message-part";
import { amountOf, monthsFrom, productOf, quoteText, type Quote } from "./quote-text";

type Props = {
  /** Id of the product that a link has led to, or any other text; empty for a link without one. */
  product: string | undefined;
  message: RefObject<HTMLTextAreaElement | null>;
  email: string;
};

const LEGEND = "mb-1 text-base leading-[1.4] font-semibold";

const PAIR = "tablet:grid tablet:grid-cols-2 tablet:gap-x-4";

/** A point stands before decimals, a comma or a space between thousands, as it is written in Honduras. */
const AMOUNT = String.raw`(?=.*[1-9])\s*(\d{1,3}([,\s]\d{3})+|\d{1,9})(\.\d{1,3})?\s*`;

const TYPED = { maxLength: 80, autoComplete: "off" };

const { labels } = words;

const later = ["", words.later] as const;

const same = (text: string) => [text, text] as const;

/**
 * Turns what a sales desk asks for into text for the message, to copy, mail or share. A separate form keeps its fields out
 * of what the contact form sends.
 */
export default function QuoteForm({ product, message, email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(keptQuote);
  const [quote, setQuote] = useState<Quote>(kept ?? { product: product ?? "" });
  const [months] = useState(() => monthsFrom(new Date()));
  const [note, setNote] = useState<string>();
  const part = useMessagePart(message, words.heading, kept && quoteText(kept));
  const chosen = productOf(quote);
  const text = quoteText(quote);
  const mail = `mailto:${email}?subject=${encodeURIComponent(words.heading)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;

  // Leads there who followed a link to it, once.
  useEffect(() => {
    if (product === undefined || kept) return;
    const summary = form.current?.closest("details")?.querySelector("summary");
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView();
  }, [product, kept]);

  function onChange({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    const next = Object.fromEntries(
      [...new FormData(currentTarget)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    setQuote(next);
    setNote(undefined);
    keepQuote(next);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setNote(undefined);
    part.put(text);
  }

  const isReady = () => form.current?.reportValidity() ?? false;

  async function copy() {
    if (!isReady()) return;
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.answers.copied);
    } catch {
      setNote(words.answers.notCopied);
    }
  }

  async function share() {
    // Whoever closes the sheet has shared nothing, and knows it.
    if (isReady()) await navigator.share({ title: words.heading, text }).catch(() => {});
  }

  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    defaultValue: quote[name],
    className: "mt-6",
  });
  const choice = (name: string) => ({ name, defaultChecked: quote[name] !== undefined });
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={words.heading}
      className="-mt-4"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <SelectField
        {...field("product")}
        required
        options={[["", words.choose], ...quoteProducts.map(({ id, name }) => [id, name] as const)]}
      />
      <div className={PAIR}>
        <TextField
          {...field("quantity")}
          {...TYPED}
          required
          pattern={AMOUNT}
          title={words.amount}
          placeholder={words.quantityHint}
          inputMode="decimal"
        />
        <SelectField {...field("unit")} options={Object.entries(words.units)} />
      </div>
      {chosen ? (
        <SelectField {...field("packaging")} options={[later, ...chosen.packagings.map(same)]} />
      ) : null}
      <div className={PAIR}>
        <SelectField
          {...field("incoterm")}
          required={Boolean(quote["place"])}
          options={[
            later,
            ...Object.entries(words.incoterms).map(([code, name]) => [code, `${code} – ${name}`] as const),
          ]}
        />
        <TextField
          {...field("place")}
          {...TYPED}
          required={Boolean(quote["incoterm"])}
          placeholder={words.placeHint}
        />
      </div>
      <SelectField {...field("month")} options={[later, ...months.map(same)]} />
      {chosen ? (
        <fieldset className="mt-6">
          <legend className={LEGEND}>{labels.specification}</legend>
          <p className="mb-2 text-sm leading-[1.45] text-muted">{words.specificationHint}</p>
          {chosen.parameters.map((parameter) => (
            <div
              key={parameter.id}
              className="border-t border-husk-300 tablet:grid tablet:grid-cols-[minmax(0,1fr)_168px] tablet:items-center tablet:gap-x-4"
            >
              <CheckField
                {...choice(`wants-${parameter.id}`)}
                hint={[parameter.symbol, amountOf(parameter)].filter(Boolean).join(" · ")}
              >
                {parameter.name}
              </CheckField>
              {quote[`wants-${parameter.id}`] === undefined ? null : (
                <div className="mb-3 ml-8 tablet:contents">
                  <input
                    name={`wanted-${parameter.id}`}
                    defaultValue={quote[`wanted-${parameter.id}`]}
                    aria-label={fill(words.wanted, { name: parameter.name })}
                    placeholder={figureText(parameter.value, words.figure)}
                    {...TYPED}
                    className={`${FIELD} tablet:my-2`}
                  />
                </div>
              )}
            </div>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={`mt-6 ${PAIR}`}>
        <legend className={LEGEND}>{labels.documents}</legend>
        {words.papers.map((paper) => (
          <CheckField key={paper} {...choice(`paper-${paper}`)}>
            {paper}
          </CheckField>
        ))}
      </fieldset>
      <fieldset className="mt-6">
        <legend className={LEGEND}>{labels.sample}</legend>
        <CheckField {...choice("sample")}>{words.sampleText}</CheckField>
      </fieldset>
      <Button type="submit" className="mt-8 w-full tablet:w-auto">
        {words.put}
        <Icon name="arrow-right" />
      </Button>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <button type="button" className={SMALL} onClick={copy}>
          {words.copy}
        </button>
        <a href={mail} className={SMALL}>
          {words.mail}
        </a>
        <button type="button" hidden={!("share" in navigator)} className={SMALL} onClick={share}>
          {words.share}
        </button>
      </p>
      <MessageAnswer part={part} placed={words.answers.placed} note={note} />
    </form>
  );
}
