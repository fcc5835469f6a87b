import { z } from "zod";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";

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

export type RegisterWords = ReturnType<typeof registerWords>;
