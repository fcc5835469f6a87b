import { useEffect, useRef, useState, type ChangeEvent, type RefObject, type SubmitEvent } from "react";
import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { Button } from "~/ui/button";
import { CheckField, FIELD, SelectField, TextField } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { company } from "~/words/company";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { saveQuote, savedQuote } from "./saved-quote";
import { PartStatus, TEXT_BUTTON, useMessagePart } from "./message-part";
import { amountOf, monthsFrom, productOf, quoteText, type Quote } from "./quote-text";

type Props = {
  /** The URL's `producto`: a product's id, some other text, or nothing. */
  product: string | undefined;
  message: RefObject<HTMLTextAreaElement | null>;
  isSending: boolean;
};

const LEGEND = "mb-1 text-base leading-snug font-semibold";

const TWO_COLUMNS = "tablet:grid tablet:grid-cols-2 tablet:gap-x-4";

/** An amount as written in Honduras: a decimal point, and a comma or a space between thousands. */
const AMOUNT = String.raw`(?=.*[1-9])\s*(\d{1,3}([,\s]\d{3})+|\d{1,9})(\.\d{1,3})?\s*`;

const TEXT_INPUT = { maxLength: 80, autoComplete: "off" };

const undecided = ["", words.later] as const;

const toOption = (text: string) => [text, text] as const;

/**
 * Composes a request for a quote as text, to insert into the message, copy, mail or share. It is a separate
 * form, so that the contact form does not send its fields.
 */
export default function QuoteForm({ product, message, isSending }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [saved] = useState(savedQuote);
  const [quote, setQuote] = useState<Quote>(saved ?? { product: product ?? "" });
  const [months] = useState(() => monthsFrom(new Date()));
  const [note, setNote] = useState<string>();
  const part = useMessagePart(message, words.heading);
  const chosen = productOf(quote);
  const text = quoteText(quote);
  const mail = `mailto:${company.email}?subject=${encodeURIComponent(words.heading)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;

  // Scrolls to the form, once, for visitors who followed a link to it.
  useEffect(() => {
    if (product === undefined || saved) return;
    const summary = form.current?.closest("details")?.querySelector("summary");
    summary?.focus({ preventScroll: true });
    summary?.scrollIntoView();
  }, [product, saved]);

  function onChange({ currentTarget }: ChangeEvent<HTMLFormElement>) {
    const next = Object.fromEntries(
      [...new FormData(currentTarget)].map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
    setQuote(next);
    setNote(undefined);
    saveQuote(next);
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    setNote(undefined);
    part.put(text);
  }

  const validate = () => form.current?.reportValidity() ?? false;

  async function copy() {
    if (!validate()) return;
    try {
      await navigator.clipboard.writeText(text);
      setNote(words.answers.copied);
    } catch {
      setNote(words.answers.notCopied);
    }
  }

  async function share() {
    // It rejects if the visitor closes the share dialog, which is not an error.
    if (validate()) await navigator.share({ title: words.heading, text }).catch(() => {});
  }

  const field = (name: keyof typeof words.labels & keyof Quote) => ({
    name,
    label: words.labels[name],
    defaultValue: quote[name],
    className: "mt-6",
  });
  const choice = (name: keyof Quote) => ({ name, defaultChecked: quote[name] !== undefined });
  return (
    <form
      ref={form}
      method="dialog"
      aria-label={words.heading}
      className="-mt-4 print:hidden"
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <SelectField
        {...field("product")}
        required
        options={[["", words.choose], ...quoteProducts.map(({ id, name }) => [id, name] as const)]}
      />
      <div className={TWO_COLUMNS}>
        <TextField
          {...field("quantity")}
          {...TEXT_INPUT}
          required
          pattern={AMOUNT}
          title={words.amount}
          placeholder={words.quantityHint}
          inputMode="decimal"
        />
        <SelectField {...field("unit")} options={Object.entries(words.units)} />
      </div>
      {chosen ? (
        <SelectField {...field("packaging")} options={[undecided, ...chosen.packagings.map(toOption)]} />
      ) : null}
      <div className={TWO_COLUMNS}>
        <SelectField
          {...field("incoterm")}
          required={Boolean(quote.place)}
          options={[
            undecided,
            ...Object.entries(words.incoterms).map(([code, name]) => [code, `${code} – ${name}`] as const),
          ]}
        />
        <TextField
          {...field("place")}
          {...TEXT_INPUT}
          required={Boolean(quote.incoterm)}
          placeholder={words.placeHint}
        />
      </div>
      <SelectField {...field("month")} options={[undecided, ...months.map(toOption)]} />
      {chosen ? (
        <fieldset className="mt-6">
          <legend className={LEGEND}>{words.labels.specification}</legend>
          <p className="mb-2 text-sm leading-snug text-muted">{words.specificationHint}</p>
          {chosen.parameters.map((parameter) => (
            <div
              key={parameter.id}
              className="border-t border-husk-300 tablet:grid tablet:grid-cols-2-1 tablet:items-center tablet:gap-x-4"
            >
              <CheckField
                {...choice(`wants-${parameter.id}`)}
                hint={[parameter.symbol, amountOf(parameter)].filter(Boolean).join(" · ")}
              >
                {parameter.name}
              </CheckField>
              {quote[`wants-${parameter.id}`] === undefined ? null : (
                <input
                  name={`wanted-${parameter.id}`}
                  defaultValue={quote[`wanted-${parameter.id}`]}
                  aria-label={fill(words.wanted, { name: parameter.name })}
                  placeholder={figureText(parameter.value, words.figure)}
                  {...TEXT_INPUT}
                  className={`${FIELD} mb-2`}
                />
              )}
            </div>
          ))}
        </fieldset>
      ) : null}
      <fieldset className={`mt-6 ${TWO_COLUMNS}`}>
        <legend className={LEGEND}>{words.labels.documents}</legend>
        {words.papers.map((paper) => (
          <CheckField key={paper} {...choice(`paper-${paper}`)}>
            {paper}
          </CheckField>
        ))}
      </fieldset>
      <fieldset className="mt-6">
        <legend className={LEGEND}>{words.labels.sample}</legend>
        <CheckField {...choice("sample")}>{words.sampleText}</CheckField>
      </fieldset>
      <Button type="submit" disabled={isSending} className="mt-8 w-full tablet:w-auto">
        {words.put}
        <Icon name="arrow-right" />
      </Button>
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
        <button type="button" className={TEXT_BUTTON} onClick={copy}>
          {words.copy}
        </button>
        <a href={mail} className={TEXT_BUTTON} onClick={(event) => validate() || event.preventDefault()}>
          {words.mail}
        </a>
        <button type="button" hidden={!("share" in navigator)} className={TEXT_BUTTON} onClick={share}>
          {words.share}
        </button>
      </p>
      <PartStatus part={part} placed={words.answers.placed} note={note} />
    </form>
  );
}
