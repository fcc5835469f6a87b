import { figureText } from "~/lib/figure";
import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import { quoteProducts, quoteWords as words } from "~/words/quote";
import { formatAmount, inTonnes, parseAmount, parseWanted, type AmountUnit } from "./quote-values";

/**
 * The values of the form's controls by name; a cleared checkbox has none. `wanted-<id>` is the value that a buyer wants
 * for a parameter, empty for that of the technical sheet; `paper-<name>` and `sample` are checkboxes.
 */
export type Quote = Readonly<Record<string, string>>;

type Product = (typeof quoteProducts)[number];
type Parameter = Product["parameters"][number];
type Fault = keyof typeof words.faults;

const valueOf = (quote: Quote, control: string) => (quote[control] ?? "").trim().replaceAll(/\s+/g, " ");

export const productOf = (quote: Quote) => quoteProducts.find(({ id }) => id === quote["product"]);

const isUnit = (unit: string): unit is AmountUnit => Object.hasOwn(words.units, unit);

/** The parameters that matter to the buyer, each with the typed value. */
const wantedOf = (quote: Quote) =>
  (productOf(quote)?.parameters ?? []).flatMap((parameter) => {
    const control = `wanted-${parameter.id}`;
    return quote[control] === undefined ? [] : [{ control, parameter, typed: valueOf(quote, control) }];
  });

const readWanted = ({ value, unit }: Parameter, typed: string) =>
  typed === "" ? value : parseWanted(typed, value.kind, unit);

/** What keeps a quote from being written, by control and in their order. */
export function faultsOf(quote: Quote): ReadonlyMap<string, Fault> {
  const faults = new Map<string, Fault>();
  const quantity = valueOf(quote, "quantity");
  const [hasIncoterm, hasPlace] = [valueOf(quote, "incoterm") !== "", valueOf(quote, "place") !== ""];
  if (!productOf(quote)) faults.set("product", "product");
  if (quantity === "") faults.set("quantity", "quantity");
  else if (parseAmount(quantity) === undefined) faults.set("quantity", "amount");
  if (hasPlace && !hasIncoterm) faults.set("incoterm", "incoterm");
  if (hasIncoterm && !hasPlace) faults.set("place", "place");
  for (const { control, parameter, typed } of wantedOf(quote))
    if (!readWanted(parameter, typed)) faults.set(control, "wanted");
  return faults;
}

/** "marzo de 2027" of 2027-03. */
export const monthName = (month: string): string =>
  new Intl.DateTimeFormat("es", { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** How many months ahead delivery can be asked for. */
const MONTHS = 18;

/** The months from the one of this day on, such as 2026-11. */
export const monthsFrom = (today: Date): string[] =>
  Array.from({ length: MONTHS }, (_, index) =>
    new Date(Date.UTC(today.getFullYear(), today.getMonth() + index)).toISOString().slice(0, 7),
  );

/** The value of a parameter: "máx. 5.0 %". */
export const amountOf = ({ value, unit }: Parameter): string =>
  [figureText(value, words.figure), value.kind === "agreed" ? "" : unit].filter(Boolean).join("\u00A0");

function quantityText(quote: Quote): string {
  const amount = parseAmount(valueOf(quote, "quantity"));
  const unit = valueOf(quote, "unit");
  if (amount === undefined) return "";
  if (!isUnit(unit) || unit === "t") return `${formatAmount(amount)}\u00A0t`;
  return `${formatAmount(amount)}\u00A0${unit} (${formatAmount(inTonnes(amount, unit))}\u00A0t)`;
}

/**
 * The quote as text for the message: a heading, and a line for everything chosen. Without an empty line, which ends it
 * there (message-part.ts). Leaves out what has a fault.
 */
export function quoteText(quote: Quote): string {
  const product = productOf(quote);
  const [packaging, incoterm, month] = ["packaging", "incoterm", "month"].map((name) => valueOf(quote, name));
  const wanted = wantedOf(quote).flatMap(({ parameter, typed }) => {
    const value = readWanted(parameter, typed);
    const name = [parameter.name, parameter.symbol].filter(Boolean).join(" · ");
    return value ? [`\n– ${name}: ${amountOf({ ...parameter, value })}`] : [];
  });
  const papers = words.papers.filter((paper) => quote[`paper-${paper}`] !== undefined);
  const isIncoterm = Object.hasOwn(words.incoterms, incoterm ?? "");
  const lines: Partial<Record<keyof typeof words.labels, string | undefined>> = {
    product: product?.name,
    quantity: quantityText(quote),
    packaging: product?.packagings.find((each) => each === packaging),
    incoterm: isIncoterm ? `${incoterm} ${valueOf(quote, "place")}` : "",
    month: /^\d{4}-(0[1-9]|1[0-2])$/.test(month ?? "") ? monthName(month ?? "") : "",
    specification: wanted.join(""),
    documents: papers.map((paper) => paper.charAt(0).toLowerCase() + paper.slice(1)).join(", "),
    sample: quote["sample"] === undefined ? "" : words.yes,
  };
  const labels: Readonly<Record<string, string>> = words.labels;
  return [
    words.heading,
    ...Object.entries(lines)
      .filter(([, text]) => text)
      .map(([name, text]) => `${labels[name]}: ${text}`.replace(": \n", ":\n")),
  ].join("\n");
}

/** A line of the shop's cart; the price of one in dollars. */
export type CartLine = { title: string; quantity: number; price: number };

const centsOf = ({ price, quantity }: CartLine) => toCents(price) * quantity;

/** The cart as text for the message: a heading, a line for each product, the total. */
export const cartText = (cart: readonly CartLine[]): string =>
  [
    words.cart.heading,
    ...cart.map((line) =>
      fill(words.cart.line, {
        quantity: line.quantity,
        title: line.title.trim().replaceAll(/\s+/g, " "),
        price: formatCents(toCents(line.price)),
        subtotal: formatCents(centsOf(line)),
      }),
    ),
    fill(words.cart.total, { total: formatCents(cart.reduce((sum, line) => sum + centsOf(line), 0)) }),
  ].join("\n");

/** What mail programs take of an address: Outlook on Windows stops a little above. */
const MAX_ADDRESS = 2000;

/** The address that opens a mail with this text, or with its first lines if it is too long. */
export function mailAddress(to: string, text: string): { url: string; isWhole: boolean } {
  const urlOf = (body: string) =>
    `mailto:${to}?subject=${encodeURIComponent(words.heading)}&body=${encodeURIComponent(body.replaceAll("\n", "\r\n"))}`;
  const lines = text.split("\n");
  let url = urlOf(text);
  const isWhole = url.length <= MAX_ADDRESS;
  while (url.length > MAX_ADDRESS && lines.pop() !== undefined)
    url = urlOf([...lines, words.mailEnding].join("\n"));
  return { url, isWhole };
}
