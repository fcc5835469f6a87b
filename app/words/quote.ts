import { z } from "zod";
import { defineDocument } from "../catalog/document.ts";
import * as field from "../catalog/fields.ts";
import { figuresOf, fullName, packagingOf, symbolOf } from "../catalog/technical-sheet-text.ts";
import { technicalSheetWords } from "../catalog/technical-sheet-words.ts";
import { technicalSheets } from "../catalog/technical-sheets.ts";
import { fill } from "../lib/fill.ts";

/** The rules of the International Chamber of Commerce, edition of 2020: any mode of transport, then sea alone. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

const units = ["t", "kg", "lb"] as const;

const { help, ...words } = defineDocument(
  "content/sections/quote.yaml",
  z.strictObject({
    title: field.title,
    lead: field.text,
    help: z.strictObject({
      lead: field.text,
      product: field.sentence("list"),
      quantity: field.text,
      packaging: field.sentence("list"),
      incoterm: field.text,
      month: field.text,
      specification: field.text,
      documents: field.text,
      sample: field.text,
    }),
    labels: z.strictObject({
      product: field.text,
      quantity: field.text,
      unit: field.text,
      packaging: field.text,
      incoterm: field.text,
      place: field.text,
      month: field.text,
      specification: field.text,
      documents: field.text,
      sample: field.text,
    }),
    choose: field.text,
    later: field.text,
    quantityHint: field.text,
    placeHint: field.text,
    specificationHint: field.text,
    wanted: field.sentence("name"),
    sampleText: field.text,
    yes: field.text,
    units: z.record(z.enum(units), field.text),
    incoterms: z.record(z.enum(incoterms), field.text),
    papers: z.array(field.text).min(1),
    heading: field.text,
    put: field.text,
    copy: field.text,
    mail: field.text,
    share: field.text,
    answers: z.strictObject({
      placed: field.text,
      undone: field.text,
      copied: field.text,
      notCopied: field.text,
      edited: field.text,
      editedUndo: field.text,
      faults: field.text,
      cut: field.text,
    }),
    undo: field.text,
    replace: field.text,
    remove: field.text,
    keep: field.text,
    mailEnding: field.text,
    faults: z.strictObject({
      product: field.text,
      quantity: field.text,
      amount: field.text,
      incoterm: field.text,
      place: field.text,
      wanted: field.text,
    }),
    cart: z.strictObject({
      heading: field.text,
      line: field.sentence("quantity", "title", "price", "subtotal"),
      total: field.sentence("total"),
      placed: field.text,
    }),
  }),
)();

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
