import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { formatCents, lineCents, toCents, totalCents } from "~/lib/money";
import { quoteProducts, quoteWords as words } from "~/words/quote";

type Field = Exclude<keyof typeof words.labels, "specification" | "documents">;

/** A parameter's checkbox, its requested value (empty means the technical sheet's), or a document's checkbox. */
type ListedField = `${"wants" | "wanted" | "paper"}-${string}`;

/** The form's values, keyed by control name; an unchecked checkbox has none. */
export type Quote = Readonly<Partial<Record<Field, string>> & Record<ListedField, string>>;

type Parameter = (typeof quoteProducts)[number]["parameters"][number];

export const productOf = (quote: Quote) => quoteProducts.find(({ id }) => id === quote.product);

const toSingleLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/** The 18 delivery months to choose from, such as "marzo de 2027". */
export const monthsFrom = (today: Date) =>
  Array.from({ length: 18 }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth() + index).toLocaleDateString("es", {
      month: "long",
      year: "numeric",
    }),
  );

/** Tonnes per unit; a pound is 0.45359237 kg by definition. */
const TONNES_PER_UNIT = { kg: 0.001, lb: 0.00045359237 };

/** Formats tonnes to the kilogram, and less than that to three digits; groups thousands from five digits up. */
const tonnesFormat = new Intl.NumberFormat("es-HN", {
  maximumFractionDigits: 3,
  maximumSignificantDigits: 3,
  roundingPriority: "morePrecision",
  useGrouping: "min2",
});

function quantityText(quantity: string, unit: string): string {
  if (unit !== "kg" && unit !== "lb") return `${quantity}\u00A0t`;
  const amount = Number(quantity.replaceAll(/[,\s]/g, "")) * TONNES_PER_UNIT[unit];
  return `${quantity}\u00A0${unit} (${tonnesFormat.format(amount)}\u00A0t)`;
}

/** A parameter's value, such as "máx. 5.0 %". */
export const amountOf = ({ value, unit }: Parameter): string =>
  [figureText(value, words.figure), value.kind === "agreed" ? "" : unit].filter(Boolean).join("\u00A0");

/** Not the comma of thousands, which three digits follow, as in "1,500". */
const DECIMAL_COMMA = /\b(0|\d+(?=,\d{1,2}\b)),(\d+)/g;

/** The requested value. A number gets the unit, and becomes a limit if the technical sheet gives a limit. */
function wantedText(parameter: Parameter, typed: string): string {
  const { unit } = parameter;
  const { kind } = parameter.value;
  const amount = unit && typed.endsWith(unit) ? typed.slice(0, -unit.length).trimEnd() : typed;
  if (amount === "") return amountOf(parameter);
  const isText = /\p{L}/u.test(amount);
  const value = isText ? typed : amount.replaceAll(DECIMAL_COMMA, "$1.$2");
  const isLimit = (kind === "max" || kind === "min") && /^[\d.,]+$/.test(value);
  const text = isLimit ? fill(words.figure[kind], { max: value, min: value }) : value;
  return [text, isText || value.includes("%") ? "" : unit].filter(Boolean).join("\u00A0");
}

/** A heading and one line per field. It has no empty lines, since one would end the part (message-part.tsx). */
export function quoteText(quote: Quote): string {
  const { labels } = words;
  const product = productOf(quote);
  const valueOf = (control: keyof Quote) => toSingleLine(quote[control] ?? "");
  const wanted = (product?.parameters ?? [])
    .filter(({ id }) => quote[`wants-${id}`] !== undefined)
    .map((parameter) => {
      const name = [parameter.name, parameter.symbol].filter(Boolean).join(" · ");
      return `\n– ${name}: ${wantedText(parameter, valueOf(`wanted-${parameter.id}`))}`;
    });
  const papers = words.papers.filter((paper) => quote[`paper-${paper}`] !== undefined);
  const lines = [
    [labels.product, product?.name],
    [labels.quantity, valueOf("quantity") && quantityText(valueOf("quantity"), valueOf("unit"))],
    [labels.packaging, product?.packagings.find((each) => each === quote.packaging)],
    [labels.incoterm, valueOf("incoterm") && `${valueOf("incoterm")} ${valueOf("place")}`],
    [labels.month, valueOf("month")],
    [labels.specification, wanted.join("")],
    [labels.documents, papers.map((paper) => paper.charAt(0).toLowerCase() + paper.slice(1)).join(", ")],
    [labels.sample, quote.sample === undefined ? "" : words.yes],
  ];
  const written = lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`);
  return [words.heading, ...written].join("\n").replace(": \n", ":\n");
}

/** `price` is in dollars. */
export type CartLine = { title: string; quantity: number; price: number };

/** A heading, one line per product, and the total. */
export function cartText(cart: readonly CartLine[]): string {
  const lines = cart.map((line) =>
    fill(words.cart.line, {
      quantity: line.quantity,
      title: toSingleLine(line.title),
      price: formatCents(toCents(line.price)),
      subtotal: formatCents(lineCents(line)),
    }),
  );
  const total = fill(words.cart.total, { total: formatCents(totalCents(cart)) });
  return [words.cart.heading, ...lines, total].join("\n");
}
