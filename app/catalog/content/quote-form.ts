import { z } from "zod";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";

/** The Incoterms 2020 rules: first those for every mode of transport, then those for transport by sea. */
const incoterms = ["EXW", "FCA", "CPT", "CIP", "DAP", "DPU", "DDP", "FAS", "FOB", "CFR", "CIF"] as const;

export const quoteFormWords = defineWords("sections/quote", {
  title: field.title,
  lead: field.text,
  help: z.strictObject({
    lead: field.text,
    product: field.template("list"),
    quantity: field.text,
    packaging: field.template("list"),
    ...field.textFields("incoterm", "month", "specification", "documents", "sample"),
  }),
  labels: z.strictObject({
    ...field.textFields("product", "quantity", "unit", "packaging", "incoterm", "place", "month"),
    ...field.textFields("specification", "documents", "sample"),
  }),
  ...field.textFields("choose", "later", "quantityHint", "amount", "placeHint", "specificationHint"),
  wanted: field.template("name"),
  ...field.textFields("sampleText", "yes"),
  units: z.record(z.enum(["t", "kg", "lb"]), field.text),
  incoterms: z.record(z.enum(incoterms), field.text),
  papers: field.list(field.text),
  ...field.textFields("heading", "put", "copy", "mail", "share"),
  answers: field.textObject("placed", "undone", "copied", "notCopied", "edited", "editedUndo"),
  undo: field.text,
  cart: z.strictObject({
    heading: field.text,
    line: field.template("quantity", "title", "price", "subtotal"),
    total: field.template("total"),
    placed: field.text,
  }),
});
