import { z } from "zod";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { inBoth, packagings } from "./technical-sheets.ts";

const answerWith = (...places: string[]) =>
  z.strictObject({ title: field.text, text: field.template(...places).meta({ multiline: true }) });

export const registerWords = defineWords("sections/register", {
  ...field.headline,
  lead: field.template("json"),
  json: field.text,
  version: field.template("number"),
  issued: field.template("day"),
  ...field.textFields("open", "fingerprint"),
  older: field.counted,
  status: z.strictObject({
    current: field.text,
    until: field.template("day"),
    superseded: field.template("number"),
    ...field.each(field.template("day"), "withdrawn", "expired"),
  }),
  languages: field.textObject("es", "en"),
  certificate: field.textObject("type", "number", "body", "scope"),
  /** On written pages that list their documents. */
  elsewhere: field.textObject("title", "check"),
  check: z.strictObject({
    ...field.headline,
    ...field.textFields("lead", "choose", "drop", "checking"),
    /** What a result proves and what it does not. */
    proves: field.text,
    of: field.template("number", "day"),
    answers: z.strictObject({
      current: field.statement,
      superseded: answerWith("number", "day"),
      ...field.each(answerWith("day"), "withdrawn", "expired"),
      ...field.each(field.statement, "unknown", "empty", "unreadable", "insecure"),
    }),
    open: field.text,
    /** Shown without JavaScript. */
    commands: field.textObject("title", "lead", "file"),
  }),
});

const named = <Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), inBoth(field.text));

const documentWords = z.strictObject({
  ...field.textFields("language", "sampleMark"),
  /** Shown instead of a source. */
  sampleValue: field.text,
  /** The published typical range within the limits. */
  typical: field.template("value", "source"),
  sampleNotice: field.longText,
  document: field.text,
  hsCode: field.template("code"),
  ...field.textFields("description", "uses", "handling"),
  packaging: field.template("list"),
  ...field.textFields("sources", "values"),
  columns: field.textObject("parameter", "reference", "unit", "method", "note"),
  page: field.template("page", "pages"),
  verification: z.strictObject({
    ...field.statement.shape,
    /** The alternative text of the QR code. */
    code: field.template("address"),
    open: field.template("address"),
    ...field.textFields("id", "version", "issued"),
  }),
  /** Shown before the link to the quote form. */
  quote: field.text,
});

const figureWords = z.strictObject({
  max: field.template("max"),
  min: field.template("min"),
  trace: field.template("max"),
  ...field.textFields("absent", "agreed"),
});

export const technicalSheetWords = defineWords("sections/technical-sheets", {
  document: inBoth(documentWords),
  figure: inBoth(figureWords),
  /** Names of rows other than parameters. */
  trade: named(["hs-code", "packaging", "storage-temperature", "loading-temperature", "shelf-life"]),
  netLoad: inBoth(field.template("packaging")),
  units: named(["months", "share"]),
  packaging: named(packagings),
  /** By their numbers of carbon atoms and double bonds. */
  acids: z.record(field.text, inBoth(field.text)).meta({ hidden: true }),
});
