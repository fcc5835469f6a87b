import { quoteWords } from "~/words/quote";
import { emptyQuote, type Quote } from "./quote-text";

/** What an entry of the browser's history keeps: the choices, and the part as it was put into the message. */
export type KeptQuote = { quote: Quote; part: string };

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? { ...value } : {};

const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A name among those of a list of words, or the other one. */
function nameIn<Name extends string, Other extends string>(
  value: unknown,
  names: Readonly<Record<Name, unknown>>,
  other: Other,
): Name | Other {
  const isName = (name: unknown): name is Name => typeof name === "string" && Object.hasOwn(names, name);
  return isName(value) ? value : other;
}

/** Reads what was kept, whatever it is: what is no part of a quote is left out. */
export function parseKept(value: unknown): KeptQuote | undefined {
  const { quote, part } = fieldsOf(value);
  if (quote === undefined) return undefined;
  const { product, quantity, unit, packaging, incoterm, place, month, wanted, documents, sample } =
    fieldsOf(quote);
  const wantedTexts = Object.entries(fieldsOf(wanted)).flatMap(([id, text]) =>
    typeof text === "string" ? [[id, text] as const] : [],
  );
  return {
    quote: {
      product: textOf(product),
      quantity: textOf(quantity),
      unit: nameIn(unit, quoteWords.units, emptyQuote.unit),
      packaging: textOf(packaging),
      incoterm: nameIn(incoterm, quoteWords.incoterms, ""),
      place: textOf(place),
      month: /^\d{4}-(0[1-9]|1[0-2])$/.test(textOf(month)) ? textOf(month) : "",
      wanted: Object.fromEntries(wantedTexts),
      documents: Array.isArray(documents)
        ? quoteWords.papers.filter((paper) => documents.includes(paper))
        : [],
      sample: sample === true,
    },
    part: textOf(part),
  };
}

/** What this entry of the history keeps. */
export const readKept = (): KeptQuote | undefined => parseKept(fieldsOf(window.history.state)["quote"]);

/** Keeps it with this entry, so that a reload, Back and Forward find it again. */
export function keep(quote: KeptQuote): void {
  try {
    window.history.replaceState({ ...fieldsOf(window.history.state), quote }, "");
  } catch {
    // Safari takes a hundred in half a minute: then the next change is kept.
  }
}
