import { figureText } from "~/lib/figure";
import type { quoteProducts, quoteWords } from "~/words/quote";
import { formatAmount, inTonnes, parseAmount, type AmountUnit } from "./amount";
import { parseWanted } from "./wanted-value";

/** A product that can be asked for. */
export type QuoteProduct = (typeof quoteProducts)[number];

/** A parameter of its specification. */
export type QuoteParameter = QuoteProduct["parameters"][number];

/** A rule of Incoterms 2020. */
export type Incoterm = keyof (typeof quoteWords)["incoterms"];

/** What a visitor has chosen and typed so far; an empty text is what is still open. */
export type Quote = {
  /** Id of the product. */
  product: string;
  quantity: string;
  unit: AmountUnit;
  packaging: string;
  incoterm: Incoterm | "";
  place: string;
  /** Such as 2027-03. */
  month: string;
  /** By the id of a parameter that matters: the value, or an empty text for that of the technical sheet. */
  wanted: Readonly<Record<string, string>>;
  documents: readonly string[];
  sample: boolean;
};

/** Nothing is chosen. */
export const emptyQuote: Quote = {
  product: "",
  quantity: "",
  unit: "t",
  packaging: "",
  incoterm: "",
  place: "",
  month: "",
  wanted: {},
  documents: [],
  sample: false,
};

/** What a control asks for, by the names of {@link quoteWords.faults}. */
export type Fault = keyof (typeof quoteWords)["faults"];

/** The faults of a quote by the control that has them; those of values by `wanted-` and the parameter's id. */
export type Faults = ReadonlyMap<string, Fault>;

/** The product that is asked for. */
export const productOf = (quote: Quote, products: readonly QuoteProduct[]) =>
  products.find(({ id }) => id === quote.product);

/** The parameters of the product that matter, each with what was typed for it. */
const wantedOf = ({ wanted }: Quote, product: QuoteProduct | undefined) =>
  (product?.parameters ?? []).flatMap((parameter) => {
    const typed = wanted[parameter.id];
    return typed === undefined ? [] : [{ parameter, typed: typed.trim() }];
  });

const read = ({ value, unit }: QuoteParameter, typed: string) => parseWanted(typed, value.kind, unit);

/** What keeps a quote from being written, in the order of its controls. */
export function faultsOf(quote: Quote, products: readonly QuoteProduct[]): Faults {
  const product = productOf(quote, products);
  const faults = new Map<string, Fault>();
  if (!product) faults.set("product", "product");
  if (quote.quantity.trim() === "") faults.set("quantity", "quantity");
  else if (parseAmount(quote.quantity) === undefined) faults.set("quantity", "amount");
  const hasPlace = quote.place.trim() !== "";
  if (quote.incoterm === "" && hasPlace) faults.set("incoterm", "incoterm");
  if (quote.incoterm !== "" && !hasPlace) faults.set("place", "place");
  for (const { parameter, typed } of wantedOf(quote, product)) {
    if (typed !== "" && !read(parameter, typed)) faults.set(`wanted-${parameter.id}`, "wanted");
  }
  return faults;
}

/** "marzo de 2027" of 2027-03. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat("es", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** How many months ahead delivery can be asked for. */
const MONTHS = 18;

/** The months from the one of this day on, such as 2026-11. */
export function monthsFrom(today: Date): string[] {
  return Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + index)).toISOString().slice(0, 7),
  );
}

/** How the value of a parameter is written: "máx. 5.0 %". */
export function amountOf({ value, unit }: QuoteParameter, { figure }: typeof quoteWords): string {
  return [figureText(value, figure), value.kind === "agreed" ? "" : unit].filter(Boolean).join("\u00A0");
}

/** What a parameter is of, with its symbol: "Ácidos grasos libres, como palmítico · FFA". */
const parameterName = ({ name, symbol }: QuoteParameter) => (symbol ? `${name} · ${symbol}` : name);

/** Within a line: "Hoja de seguridad" is no longer its beginning. */
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const onOneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

function quantityText({ quantity, unit }: Quote): string {
  const amount = parseAmount(quantity);
  if (amount === undefined) return "";
  const text = `${formatAmount(amount)}\u00A0${unit}`;
  return unit === "t" ? text : `${text} (${formatAmount(inTonnes(amount, unit))}\u00A0t)`;
}

/**
 * The quote as a text for a message: a heading, and a line for everything that was chosen. It has no empty line, by which
 * it is told from what stands around it. What has a fault is left out.
 */
export function quoteText(quote: Quote, products: readonly QuoteProduct[], words: typeof quoteWords): string {
  const { labels } = words;
  const product = productOf(quote, products);
  const wanted = wantedOf(quote, product).flatMap(({ parameter, typed }) => {
    const value = typed === "" ? parameter.value : read(parameter, typed);
    return value ? [`– ${parameterName(parameter)}: ${amountOf({ ...parameter, value }, words)}`] : [];
  });
  const lines: [string, string][] = [
    [labels.product, product?.name ?? ""],
    [labels.quantity, quantityText(quote)],
    [labels.packaging, quote.packaging],
    [labels.incoterm, quote.incoterm && `${quote.incoterm} ${onOneLine(quote.place)}`],
    [labels.month, quote.month && monthName(quote.month)],
    [labels.specification, wanted.length > 0 ? ["", ...wanted].join("\n") : ""],
    [labels.documents, quote.documents.map(small).join(", ")],
    [labels.sample, quote.sample ? words.yes : ""],
  ];
  return [
    words.heading,
    ...lines
      .filter(([, text]) => text !== "")
      .map(([label, text]) => `${label}: ${text}`.replace(": \n", ":\n")),
  ].join("\n");
}

/** What a visitor keeps of a quote when another product takes the place of the one before: all that this one has, too. */
export function withProduct(quote: Quote, id: string, products: readonly QuoteProduct[]): Quote {
  const product = products.find((each) => each.id === id);
  const parameters = new Set(product?.parameters.map((parameter) => parameter.id));
  return {
    ...quote,
    product: id,
    packaging: product?.packagings.includes(quote.packaging) ? quote.packaging : "",
    wanted: Object.fromEntries(Object.entries(quote.wanted).filter(([each]) => parameters.has(each))),
  };
}
