import { technicalSheetWords } from "../catalog/content/document-words.ts";
import { quoteFormWords } from "../catalog/content/sections.ts";
import { fullName, rowsOf, symbolOf } from "../catalog/queries/sheet-rows.ts";
import { technicalSheets } from "../catalog/content/technical-sheets.ts";
import { fill } from "../lib/fill.ts";

const { help, ...words } = quoteFormWords();

/** The quote form's texts, loaded with the form. */
export const quoteWords = { ...words, figure: technicalSheetWords().figure.es };

/** The mill's products, with the values from their technical sheets. */
export const quoteProducts = technicalSheets.map((sheet) => ({
  id: sheet.id,
  name: sheet.name.es,
  packagings: sheet.packaging.value.map((id) => technicalSheetWords().packaging[id].es),
  parameters: rowsOf(sheet, "es").flatMap((row) => {
    const { group, id, value, unit = "" } = row;
    if (group !== "parameter" || !value) return [];
    return { id, name: fullName(row), symbol: symbolOf(row) ?? "", value, unit };
  }),
}));

const formatList = (items: readonly string[]) =>
  new Intl.ListFormat("es", { type: "disjunction" }).format(new Set(items));

/** The parts of a quote, in the form's order. */
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

const lists = {
  products: formatList(quoteProducts.map(({ name }) => name)),
  packagings: formatList(quoteProducts.flatMap(({ packagings }) => packagings)),
};

/** The prerendered help, which explains what a request for a quote should say. */
export const quoteHelp = {
  title: words.title,
  lead: words.lead,
  advice: help.lead,
  items: parts.map((part) => ({ label: words.labels[part], text: fill(help[part], lists) })),
};
