import { z } from "zod";
import { defineDocument } from "./document.ts";
import * as field from "./fields.ts";
import { link } from "./links.ts";

const headline = { eyebrow: field.text, title: field.text, titleEnd: field.text };
const point = { title: field.text, text: field.text };
const scene = z.strictObject({ ...point, picture: field.picture.es });

/** What a written page shows beside its sentence as long as its text is a draft (docs/decisions/0028-written-pages.md). */
export const meanwhileWords = defineDocument(
  "content/sections/meanwhile.yaml",
  z.strictObject({
    label: field.text,
    history: z.strictObject({ ...headline, steps: z.array(scene).min(1) }),
    policies: z.strictObject({
      ...headline,
      rules: z.array(z.strictObject({ ...point, to: link, link: field.text })).min(1),
      picture: field.decoration.es,
      documents: field.text,
      all: field.text,
    }),
    safety: z.strictObject({
      ...headline,
      rules: field.text,
      shared: field.text,
      alike: field.text,
      folded: field.text,
      count: field.counted,
      open: field.text,
    }),
    scope: z.strictObject({ ...headline, receive: scene, process: scene, deliver: z.strictObject(point) }),
    ethics: z.strictObject({ ...headline, all: field.text, picture: field.decoration.es }),
    complaints: z.strictObject({
      ...headline,
      write: z.strictObject({ ...point, value: field.text, button: field.text }),
      call: z.strictObject({ title: field.text }),
      visit: z.strictObject(point),
      slip: z.strictObject({ title: field.text, items: z.array(field.text).min(1) }),
    }),
    agenda: z.strictObject({
      ...headline,
      closed: field.text,
      /** From Sunday on. */
      days: z.array(z.strictObject({ name: field.text, open: z.boolean() })).length(7),
      /** The sketch of the way to the plant. */
      map: z.strictObject({
        label: field.text,
        sea: field.text,
        city: field.text,
        road: field.text,
        village: field.text,
        plant: field.text,
        note: field.text,
      }),
    }),
  }),
);
