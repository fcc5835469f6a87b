import { z } from "zod";
import { pattern } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { corporateHead, definePage, hero, next, summary } from "./page.ts";
import { useKinds } from "./technical-sheets.ts";

export const homePage = definePage("home", {
  ...summary,
  hero: hero("es"),
  gallery: z.strictObject({
    eyebrow: field.text,
    title: field.text,
    items: z
      .array(
        z.strictObject({
          category: field.text,
          title: field.text,
          thumb: field.picture.es,
          tint: field.tint,
        }),
      )
      .min(1),
  }),
});

export type HomePage = ReturnType<typeof homePage>;

const point = z.strictObject({ title: field.text, text: field.text });
const headline = { eyebrow: field.text, title: field.text, titleEnd: field.text };

export const aboutPage = definePage("about-us", {
  ...corporateHead,
  story: z.strictObject({
    ...headline,
    paragraphs: z.array(field.text).min(1),
    picture: field.picture.es,
  }),
  people: z.strictObject({ ...headline, picture: field.picture.es, points: z.array(point).min(1) }),
  factsTitle: field.text,
  facts: z.array(z.strictObject({ figure: field.text, label: field.text })).min(1),
  next,
});

const contactField = z.strictObject({
  label: field.text,
  optional: field.text.exactOptional(),
  placeholder: field.text,
});

export const contactPage = definePage("contact-us", {
  ...corporateHead,
  form: z.strictObject({
    title: field.text,
    note: field.text,
    name: contactField,
    email: contactField,
    phone: contactField,
    message: contactField,
    send: field.text,
    sending: field.text,
    /** Shown under the failure message. */
    otherWays: field.text,
    /** Shown while offline: the message is kept to send later. */
    waiting: field.text,
    /** Shown when a kept message can be sent. */
    back: field.text,
    sendNow: field.text,
    discard: field.text,
    withoutScripts: field.text,
  }),
  details: z.strictObject({
    title: field.text,
    phone: field.text,
    email: field.text,
    place: field.text,
    hours: z.strictObject({ label: field.text, value: field.text, note: field.text }),
    directions: z.strictObject({ label: field.text, text: field.text }),
  }),
});

export type ContactPage = ReturnType<typeof contactPage>;

export const missionVisionPage = definePage("vision-mision", {
  ...corporateHead,
  /** Replaces the heading of the home page's section. */
  heading: z.strictObject({ eyebrow: field.text, title: field.text, introduction: field.text }),
  pictures: z.strictObject({ mission: field.decoration.es, vision: field.decoration.es }),
  next,
});

export const valuesPage = definePage("valores", {
  ...corporateHead,
  heading: z.strictObject(headline),
  next,
});

export const processPage = definePage("proceso-produccion", {
  ...corporateHead,
  /** Process lines; `to` holds ids of `stages`. */
  flow: z.strictObject({
    title: field.text,
    titleEnd: field.text,
    picture: field.picture.es,
    lines: z
      .array(
        z.strictObject({
          from: field.text,
          steps: z.array(field.text).min(1),
          to: z.array(field.text).min(1),
        }),
      )
      .min(1),
  }),
  /** The date of the production figures, for machines and for readers. */
  date: z.strictObject({ day: field.day, shown: field.text }),
  /** `after` shows only while a figure is a sample. */
  note: z.strictObject({ before: field.text, after: field.text }),
  production: field.text,
  usesTitle: field.text,
  stages: z
    .array(
      z.strictObject({
        id: pattern(/^[a-z]+(-[a-z]+)*$/, "code"),
        title: field.text,
        thumb: field.decoration.es,
        tint: field.tint,
        description: field.text,
        production: z.strictObject({
          amount: pattern(/^\d{1,3}(,\d{3})*$/, "amount"),
          unit: field.text,
          sample: field.sample,
        }),
        uses: z.array(field.text).min(1),
      }),
    )
    .min(1),
  next,
});

const family = z.strictObject({ title: field.text, lead: field.text });

export const technicalSheetsPage = definePage("ficha-tecnica", {
  ...corporateHead,
  next,
  open: field.text,
  openOf: field.sentence("name", "newTab"),
  quote: field.text,
  quoteOf: field.sentence("name"),
  /** The same data as downloads. */
  files: z.strictObject({
    label: field.text,
    en: field.text,
    csv: field.text,
    json: field.text,
    of: field.sentence("name"),
  }),
  specification: z.strictObject({
    ...headline,
    lead: field.text,
    trade: z.strictObject({ title: field.text }),
    families: z.strictObject({ oils: family, derivatives: family }),
    parameter: field.text,
    method: field.text,
    /** Shown where a product has no value. */
    none: field.text,
    sample: field.text,
    /** Expands a table on a phone. */
    folded: field.sentence("count"),
    /** A typical value published by another source. */
    typical: field.sentence("value", "source"),
    filter: z.strictObject({
      title: field.text,
      products: field.text,
      use: field.text,
      allUses: field.text,
      kinds: z.record(z.enum(useKinds), field.text),
      units: field.text,
      metric: field.text,
      trade: field.text,
      tradeNote: field.text,
      nothing: field.text,
      reset: field.text,
    }),
    profile: z.strictObject({
      title: field.text,
      /** `most` is the maximum of the scale. */
      lead: field.sentence("most"),
      acid: field.text,
      saturated: field.text,
      monounsaturated: field.text,
      polyunsaturated: field.text,
    }),
  }),
});

export const clientsPage = definePage("clientes", {
  ...corporateHead,
  heading: z.strictObject(headline),
  /** Introduces the mill's product from which the pictured one is made. */
  madeWith: field.text,
  next,
});
