import { z } from "zod";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { inBoth, packagings } from "./technical-sheets.ts";

const named = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), inBoth(field.text));

const documentWords = z.strictObject({
  ...field.texts("language", "sampleMark"),
  /** Shown instead of a source. */
  sampleValue: field.text,
  /** The published typical range within the limits. */
  typical: field.sentence("value", "source"),
  /** Explains the sample mark. */
  sampleNotice: field.text,
  document: field.text,
  hsCode: field.sentence("code"),
  ...field.texts("description", "uses", "handling"),
  packaging: field.sentence("list"),
  ...field.texts("sources", "values"),
  columns: field.words("parameter", "reference", "unit", "method", "note"),
  page: field.sentence("page", "pages"),
  /** The link to the register. */
  verification: z.strictObject({
    ...field.texts("title", "text"),
    /** The alternative text of the QR code. */
    code: field.sentence("address"),
    open: field.sentence("address"),
    ...field.texts("id", "version", "issued"),
  }),
  /** Shown before the link to the quote form. */
  quote: field.text,
});

const figureWords = z.strictObject({
  max: field.sentence("max"),
  min: field.sentence("min"),
  trace: field.sentence("max"),
  ...field.texts("absent", "agreed"),
});

export const technicalSheetWords = defineWords("sections/technical-sheets", {
  document: inBoth(documentWords),
  figure: inBoth(figureWords),
  /** Names of rows other than parameters. */
  trade: named(["hs-code", "packaging", "storage-temperature", "loading-temperature", "shelf-life"]),
  netLoad: inBoth(field.sentence("packaging")),
  units: named(["months", "share"]),
  packaging: named(packagings),
  /** By their numbers of carbon atoms and double bonds. */
  acids: z.record(field.text, inBoth(field.text)),
});
