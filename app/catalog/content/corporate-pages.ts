import { z } from "zod";
import { pattern, report } from "../read/schema-problems.ts";
import * as field from "./fields.ts";
import { corporateHead, definePage, gallery, hero, next, summary } from "./page.ts";
import { kindsOfUse } from "./technical-sheets.ts";

export const homePage = definePage("home", {
  ...summary,
  hero: hero("es"),
  gallery: gallery("es"),
});

export type HomePage = ReturnType<typeof homePage>;

const texts = field.list(field.text);

export const aboutPage = definePage("about-us", {
  ...corporateHead,
  story: z.strictObject({
    ...field.headline,
    paragraphs: field.list(field.longText),
    picture: field.picture.es,
  }),
  people: z.strictObject({
    ...field.headline,
    picture: field.picture.es,
    points: field.list(field.statement),
  }),
  factsTitle: field.text,
  facts: field.list(field.textObject("figure", "label")),
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
    note: field.longText,
    ...field.each(contactField, "name", "email", "phone", "message"),
    // `waiting` says that an offline message is stored, `back` that it can be sent now.
    ...field.textFields("send", "sending", "otherWays"),
    ...field.each(field.longText, "waiting", "back"),
    ...field.textFields("sendNow", "discard"),
    withoutScripts: field.longText,
  }),
  details: z.strictObject({
    ...field.textFields("title", "phone", "email", "place"),
    hours: z.strictObject({ ...field.textFields("label", "value"), note: field.longText }),
    directions: z.strictObject({ label: field.text, text: field.longText }),
  }),
});

export type ContactPage = ReturnType<typeof contactPage>;

export const missionVisionPage = definePage("vision-mision", {
  ...corporateHead,
  /** Replaces the heading of the home page's section. */
  heading: z.strictObject({ ...field.textFields("eyebrow", "title"), introduction: field.longText }),
  pictures: z.strictObject({ mission: field.decoration.es, vision: field.decoration.es }),
  next,
});

export const valuesPage = definePage("valores", {
  ...corporateHead,
  heading: z.strictObject(field.headline),
  next,
});

export const processPage = definePage(
  "proceso-produccion",
  {
    ...corporateHead,
    flow: z.strictObject({
      ...field.textFields("title", "titleEnd"),
      picture: field.picture.es,
      lines: field.nonEmptyRows({ from: field.text, steps: texts, to: texts }),
    }),
    /** The date of the production figures, for machines and for readers. */
    date: z.strictObject({ day: field.day, shown: field.text }),
    /** `after` shows only while a figure is a sample. */
    note: field.textObject("before", "after"),
    ...field.textFields("production", "usesTitle"),
    stages: field.nonEmptyRows({
      id: pattern(/^[a-z]+(-[a-z]+)*$/, "code"),
      title: field.text,
      thumb: field.decoration.es,
      tint: field.tint,
      description: field.longText,
      production: z.strictObject({
        amount: pattern(/^\d{1,3}(,\d{3})*$/, "amount"),
        unit: field.text,
        sample: field.sample,
      }),
      uses: texts,
    }),
    next,
  },
  ({ flow, stages }, context) => {
    for (const [line, { to }] of flow.lines.entries())
      for (const [index, wanted] of to.entries())
        if (!stages.some(({ id }) => id === wanted))
          report(context, ["flow", "lines", line, "to", index], "stageId");
  },
);

const family = field.textObject("title", "lead");

export const technicalSheetsPage = definePage("ficha-tecnica", {
  ...corporateHead,
  next,
  open: field.text,
  openOf: field.template("name", "newTab"),
  quote: field.text,
  quoteOf: field.template("name"),
  /** The same data as downloads. */
  files: z.strictObject({ ...field.textFields("label", "en", "csv", "json"), of: field.template("name") }),
  specification: z.strictObject({
    ...field.headline,
    lead: field.text,
    trade: z.strictObject({ title: field.text }),
    families: z.strictObject({ oils: family, derivatives: family }),
    // `none` shows where a product has no value.
    ...field.textFields("parameter", "method", "none", "sample"),
    /** Expands a table on a phone. */
    folded: field.template("count"),
    /** A typical value published by another source. */
    typical: field.template("value", "source"),
    filter: z.strictObject({
      ...field.textFields("title", "products", "use", "allUses"),
      kinds: z.record(z.enum(kindsOfUse), field.text),
      ...field.textFields("units", "metric", "trade", "tradeNote", "nothing", "reset"),
    }),
    profile: z.strictObject({
      title: field.text,
      /** `most` is the maximum of the scale. */
      lead: field.template("most"),
      /** Labels a checkbox that shows acids below `limit` percent in narrow windows. */
      minor: field.template("limit"),
      ...field.textFields("acid", "saturated", "monounsaturated", "polyunsaturated"),
    }),
  }),
});

export const clientsPage = definePage("clientes", {
  ...corporateHead,
  heading: z.strictObject(field.headline),
  /** Introduces the mill's product from which the pictured one is made. */
  madeWith: field.text,
  next,
});
