import { z } from "zod";
import * as field from "./fields.ts";
import { corporateHead, definePage, hero, next, summary } from "./page.ts";
import { useKinds } from "../technical-sheets.ts";

/** The corporate home (spec 2). */
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

const point = z.strictObject({ title: field.text, text: field.text });
const headline = { eyebrow: field.text, title: field.text, titleEnd: field.text };

/** /about-us */
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

/** /contact-us (spec 2, 5). */
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
    /** Under the failure message: what else a visitor can do. */
    otherWays: field.text,
    /** Without a connection: that the message has to be sent later. */
    waiting: field.text,
    /** When it can be. */
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

/** /vision-mision */
export const missionVisionPage = definePage("vision-mision", {
  ...corporateHead,
  /** In place of what stands above the statements on the home page. */
  heading: z.strictObject({ eyebrow: field.text, title: field.text, introduction: field.text }),
  /** Above each statement. */
  pictures: z.strictObject({ mission: field.decoration.es, vision: field.decoration.es }),
  next,
});

/** /valores */
export const valuesPage = definePage("valores", {
  ...corporateHead,
  heading: z.strictObject(headline),
  next,
});

/** The products of the mill: how each is made, how much of it, and what for (spec 2, "Production process"). */
export const processPage = definePage("proceso-produccion", {
  ...corporateHead,
  /** The way through the mill: lines of work, each ending in products by their ids below. */
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
  /** The date of the figures, as machines read it and as the page shows it. */
  date: z.strictObject({ day: field.day, shown: field.text }),
  /** What comes after the date is said while a figure is a sample. */
  note: z.strictObject({ before: field.text, after: field.text }),
  production: field.text,
  usesTitle: field.text,
  stages: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, "small letters and hyphens"),
        title: field.text,
        thumb: field.decoration.es,
        tint: field.tint,
        description: field.text,
        production: z.strictObject({
          amount: z.string().regex(/^\d{1,3}(,\d{3})*$/, "a figure like 42,000"),
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

/** /ficha-tecnica */
export const technicalSheetsPage = definePage("ficha-tecnica", {
  ...corporateHead,
  next,
  open: field.text,
  openOf: field.sentence("name", "newTab"),
  quote: field.text,
  quoteOf: field.sentence("name"),
  /** The same figures in other files. */
  files: z.strictObject({
    label: field.text,
    en: field.text,
    csv: field.text,
    json: field.text,
    of: field.sentence("name"),
  }),
  specification: z.strictObject({
    ...headline,
    lead: field.sentence("schema"),
    schema: field.text,
    trade: z.strictObject({ title: field.text, uses: field.text }),
    families: z.strictObject({ oils: family, derivatives: family }),
    parameter: field.text,
    method: field.text,
    /** In the place of a value that a product does not have. */
    none: field.text,
    sample: field.text,
    /** What unfolds a table on a phone. */
    folded: field.sentence("count"),
    /** What is published as usual within the limits. */
    typical: field.sentence("value", "source"),
    /** What a visitor chooses. */
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
    /** What copies a row. */
    copy: z.strictObject({
      column: field.text,
      label: field.sentence("name"),
      done: field.text,
      /** Ends the copied text. */
      ending: field.sentence("company", "url"),
      title: field.text,
      hint: field.text,
      close: field.text,
    }),
    profile: z.strictObject({
      title: field.text,
      titleEnd: field.text,
      /** `most` is the end of the bars. */
      lead: field.sentence("most"),
      /** `least` is what the acids that phones show have at least. */
      minor: field.sentence("least"),
      acid: field.text,
      saturated: field.text,
      monounsaturated: field.text,
      polyunsaturated: field.text,
    }),
  }),
});

/** /clientes */
export const clientsPage = definePage("clientes", {
  ...corporateHead,
  heading: z.strictObject(headline),
  /** Before the product of which a client makes what its picture shows. */
  madeWith: field.text,
  next,
});
