import { quoteFile } from "../catalog/schemas/words.ts";
import { figuresOf, fullName, packagingOf, symbolOf } from "../catalog/technical-sheet-text.ts";
import { technicalSheetWords } from "../catalog/technical-sheet-words.ts";
import { technicalSheets } from "../catalog/technical-sheets.ts";
import { fill } from "../lib/fill.ts";

const { help, ...words } = quoteFile();

/** What the quote says in the browser; its code comes with the first use. */
export const quoteWords = { ...words, figure: technicalSheetWords().figure.es };

/** The products that can be asked for, with what their technical sheets say. */
export const quoteProducts = technicalSheets.map((sheet) => ({
  id: sheet.id,
  name: sheet.name.es,
  packagings: packagingOf(sheet).map(({ name }) => name.es),
  parameters: figuresOf(sheet)
    .filter(({ group }) => group === "parameter")
    .map((figure) => ({
      id: figure.id,
      name: fullName(figure, "es"),
      symbol: symbolOf(figure, "es") ?? "",
      value: figure.value,
      unit: figure.unit?.es ?? "",
    })),
}));

const listed = (items: readonly string[]) =>
  new Intl.ListFormat("es", { type: "disjunction" }).format(new Set(items));

/** The parts of a request, as the page names them. */
const parts = [
  "product",
  "quantity",
  "packaging",
  "incoterm",
  "month",
  "specification",
  "documents",
  "sample",
] as const;

const lists: Partial<Record<(typeof parts)[number], string>> = {
  product: listed(quoteProducts.map(({ name }) => name)),
  packaging: listed(quoteProducts.flatMap(({ packagings }) => packagings)),
};

/** What stands in the page: a title, and as advice what a request for a quote should say. */
export const quoteHelp = {
  title: words.title,
  lead: words.lead,
  advice: help.lead,
  items: parts.map((part) => ({
    label: words.labels[part],
    text: fill(help[part], { list: lists[part] ?? "" }),
  })),
};
