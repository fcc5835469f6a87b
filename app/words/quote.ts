import { quoteFile } from "../catalog/schemas/words.ts";
import { figuresOf, fullName, packagingOf, symbolOf } from "../catalog/technical-sheet-text.ts";
import { technicalSheetWords } from "../catalog/technical-sheet-words.ts";
import { technicalSheets } from "../catalog/technical-sheets.ts";
import { fill } from "../lib/fill.ts";

const { help, ...words } = quoteFile();

/** Loaded with the quote form. */
export const quoteWords = { ...words, figure: technicalSheetWords().figure.es };

/** The mill's products with the values of their technical sheets. */
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

const formatList = (items: readonly string[]) =>
  new Intl.ListFormat("es", { type: "disjunction" }).format(new Set(items));

/** In the order of the form. */
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
  product: formatList(quoteProducts.map(({ name }) => name)),
  packaging: formatList(quoteProducts.flatMap(({ packagings }) => packagings)),
};

/** The prerendered help: what a request for a quote should say. */
export const quoteHelp = {
  title: words.title,
  lead: words.lead,
  advice: help.lead,
  items: parts.map((part) => ({
    label: words.labels[part],
    text: fill(help[part], { list: lists[part] ?? "" }),
  })),
};
