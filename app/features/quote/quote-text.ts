import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { quoteProducts, quoteWords as words } from "~/words/quote";

/**
 * The values of the form's controls by name. `wants-<id>` is the checkbox of a parameter and `wanted-<id>` the value wanted
 * for it, empty for that of the technical sheet; `paper-<name>` and `sample` are checkboxes.
 */
export type Quote = Readonly<Record<string, string>>;

type Parameter = (typeof quoteProducts)[number]["parameters"][number];

export const productOf = (quote: Quote) => quoteProducts.find(({ id }) => id === quote["product"]);

const onOneLine = (text: string) => text.trim().replaceAll(/\s+/g, " ");

/** The 18 months in which delivery can be asked for: "marzo de 2027". */
export const monthsFrom = (today: Date) =>
  Array.from({ length: 18 }, (_, index) =>
    new Date(today.getFullYear(), today.getMonth() + index).toLocaleDateString("es", {
      month: "long",
      year: "numeric",
    }),
  );

/** Tonnes in one of each other unit; a pound is 0.45359237 kg by definition. */
const TONNES = { kg: 0.001, lb: 0.00045359237 };

/** Tonnes to the kilogram, with a comma in numbers of five digits and more. */
const tonnes = new Intl.NumberFormat("es-HN", { maximumFractionDigits: 3, useGrouping: "min2" });

function quantityText(quantity: string, unit: string): string {
  if (unit !== "kg" && unit !== "lb") return `${quantity}\u00A0t`;
  const amount = Number(quantity.replaceAll(/[,\s]/g, "")) * TONNES[unit];
  return `${quantity}\u00A0${unit} (${tonnes.format(amount)}\u00A0t)`;
}

/** The value of a parameter: "máx. 5.0 %". */
export const amountOf = ({ value, unit }: Parameter): string =>
  [figureText(value, words.figure), value.kind === "agreed" ? "" : unit].filter(Boolean).join("\u00A0");

/** A typed value with its unit; a number alone is a limit where the technical sheet gives one. */
function wantedText(parameter: Parameter, typed: string): string {
  if (typed === "") return amountOf(parameter);
  const { kind } = parameter.value;
  const value = typed.replace(/^(\d+),(\d{1,2})$/, "$1.$2");
  const isLimit = (kind === "max" || kind === "min") && /^[\d.]+$/.test(value);
  const text = isLimit ? fill(words.figure[kind], { max: value, min: value }) : value;
  return text.endsWith(parameter.unit) ? text : `${text}\u00A0${parameter.unit}`;
}

/**
 * The quote as text for the message: a heading, and a line for everything chosen. Without an empty line, which ends it
 * there (message-part.tsx).
 */
export function quoteText(quote: Quote): string {
  const { labels } = words;
  const product = productOf(quote);
  const valueOf = (control: string) => onOneLine(quote[control] ?? "");
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
    [labels.packaging, product?.packagings.find((each) => each === quote["packaging"])],
    [labels.incoterm, valueOf("incoterm") && `${valueOf("incoterm")} ${valueOf("place")}`],
    [labels.month, valueOf("month")],
    [labels.specification, wanted.join("")],
    [labels.documents, papers.map((paper) => paper.charAt(0).toLowerCase() + paper.slice(1)).join(", ")],
    [labels.sample, quote["sample"] === undefined ? "" : words.yes],
  ];
  const said = lines.filter(([, text]) => text).map(([label, text]) => `${label}: ${text}`);
  return [words.heading, ...said].join("\n").replace(": \n", ":\n");
}

/** A line of the shop's cart; the price of one in dollars. */
export type CartLine = { title: string; quantity: number; price: number };

const centsOf = ({ price, quantity }: CartLine) => toCents(price) * quantity;

/** The cart as text for the message: a heading, a line for each product, the total. */
export function cartText(cart: readonly CartLine[]): string {
  const lines = cart.map((line) =>
    fill(words.cart.line, {
      quantity: line.quantity,
      title: onOneLine(line.title),
      price: formatCents(toCents(line.price)),
      subtotal: formatCents(centsOf(line)),
    }),
  );
  const total = formatCents(cart.reduce((sum, line) => sum + centsOf(line), 0));
  return [words.cart.heading, ...lines, fill(words.cart.total, { total })].join("\n");
}
