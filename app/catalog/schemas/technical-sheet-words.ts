import { z } from "zod";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";
import { acids, inBoth, packagings } from "./technical-sheets.ts";

const named = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), inBoth(field.text));

const documentWords = z.strictObject({
  language: field.text,
  sampleMark: field.text,
  /** Shown instead of a source. */
  sampleValue: field.text,
  /** The published typical range within the limits. */
  typical: field.sentence("value", "source"),
  /** Explains the sample mark. */
  sampleNotice: field.text,
  document: field.text,
  hsCode: field.sentence("code"),
  description: field.text,
  uses: field.text,
  handling: field.text,
  packaging: field.sentence("list"),
  sources: field.text,
  values: field.text,
  columns: z.strictObject({
    parameter: field.text,
    reference: field.text,
    unit: field.text,
    method: field.text,
    note: field.text,
  }),
  page: field.sentence("page", "pages"),
  /** The link to the register. */
  verification: z.strictObject({
    title: field.text,
    text: field.text,
    /** The alternative text of the QR code. */
    code: field.sentence("address"),
    open: field.sentence("address"),
    id: field.text,
    version: field.text,
    issued: field.text,
  }),
  /** Shown before the link to the quote form. */
  quote: field.text,
});

const figureWords = z.strictObject({
  max: field.sentence("max"),
  min: field.sentence("min"),
  trace: field.sentence("max"),
  absent: field.text,
  agreed: field.text,
});

export const technicalSheetWords = defineDocument(
  "content/sections/technical-sheets.yaml",
  z.strictObject({
    document: inBoth(documentWords),
    figure: inBoth(figureWords),
    /** Names of rows other than parameters. */
    trade: named(["hs-code", "packaging", "storage-temperature", "loading-temperature", "shelf-life"]),
    netLoad: inBoth(field.sentence("packaging")),
    units: named(["months", "share"]),
    packaging: named(packagings),
    acids: named(acids),
  }),
);
