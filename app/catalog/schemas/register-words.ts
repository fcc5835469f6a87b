import { z } from "zod";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";

const headline = { eyebrow: field.text, title: field.text, titleEnd: field.text };

const answer = (...places: string[]) =>
  z.strictObject({ title: field.text, text: places.length > 0 ? field.sentence(...places) : field.text });

export const registerWords = defineDocument(
  "content/sections/register.yaml",
  z.strictObject({
    ...headline,
    lead: field.sentence("json"),
    json: field.text,
    version: field.sentence("number"),
    issued: field.sentence("day"),
    open: field.text,
    fingerprint: field.text,
    older: field.counted,
    status: z.strictObject({
      current: field.text,
      until: field.sentence("day"),
      superseded: field.sentence("number"),
      withdrawn: field.sentence("day"),
      expired: field.sentence("day"),
    }),
    languages: z.strictObject({ es: field.text, en: field.text }),
    certificate: z.strictObject({
      type: field.text,
      number: field.text,
      body: field.text,
      scope: field.text,
    }),
    /** On written pages that list their documents. */
    elsewhere: z.strictObject({ title: field.text, check: field.text }),
    check: z.strictObject({
      ...headline,
      lead: field.text,
      choose: field.text,
      drop: field.text,
      checking: field.text,
      /** What a result proves and what it does not. */
      proves: field.text,
      of: field.sentence("number", "day"),
      answers: z.strictObject({
        current: answer(),
        superseded: answer("number", "day"),
        withdrawn: answer("day"),
        expired: answer("day"),
        unknown: answer(),
        empty: answer(),
        unreadable: answer(),
        insecure: answer(),
      }),
      open: field.text,
      /** Shown without JavaScript. */
      commands: z.strictObject({ title: field.text, lead: field.text, file: field.text }),
    }),
  }),
);
