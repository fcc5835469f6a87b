import { z } from "zod";
import { defineWords } from "../read/single-file.ts";
import * as field from "./fields.ts";

const answer = field.words("title", "text");
const answerWith = (...places: string[]) => answer.extend({ text: field.sentence(...places) });

export const registerWords = defineWords("sections/register", {
  ...field.headline,
  lead: field.sentence("json"),
  json: field.text,
  version: field.sentence("number"),
  issued: field.sentence("day"),
  ...field.texts("open", "fingerprint"),
  older: field.counted,
  status: z.strictObject({
    current: field.text,
    until: field.sentence("day"),
    superseded: field.sentence("number"),
    ...field.each(field.sentence("day"), "withdrawn", "expired"),
  }),
  languages: field.words("es", "en"),
  certificate: field.words("type", "number", "body", "scope"),
  /** On written pages that list their documents. */
  elsewhere: field.words("title", "check"),
  check: z.strictObject({
    ...field.headline,
    ...field.texts("lead", "choose", "drop", "checking"),
    /** What a result proves and what it does not. */
    proves: field.text,
    of: field.sentence("number", "day"),
    answers: z.strictObject({
      current: answer,
      superseded: answerWith("number", "day"),
      ...field.each(answerWith("day"), "withdrawn", "expired"),
      ...field.each(answer, "unknown", "empty", "unreadable", "insecure"),
    }),
    open: field.text,
    /** Shown without JavaScript. */
    commands: field.words("title", "lead", "file"),
  }),
});
