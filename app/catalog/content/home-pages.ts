import { z } from "zod";
import * as field from "./fields.ts";
import { link } from "./links.ts";
import { deadline } from "./offers.ts";
import { definePage, gallery, hero, summary } from "./page.ts";
import { productId } from "./products.ts";
import { fact, figureIds } from "./sections.ts";

/** A section of offers that counts down to a day of its own. */
const offers = z.strictObject({ title: field.text, ends: field.day.transform(deadline) });

/** `id` is the YouTube video id. */
const video = field.textObject("id", "title", "button");

export const home2Page = definePage("home-2", {
  ...summary,
  hero: hero("en"),
  items: z.strictObject({
    label: field.text,
    entries: field.rows({
      product: productId,
      title: field.text,
      thumb: field.decoration.en,
      tint: field.tint,
    }),
  }),
  videos: z.strictObject({ story: video.extend({ thumb: field.decoration.en }), farm: video }),
  about: z.strictObject({
    ...field.headline,
    text: field.list(field.longText),
    picture: field.picture.en,
    link: field.text,
  }),
  facts: figureIds,
  categories: z.strictObject({
    title: field.text,
    entries: field.rows({
      ...field.statement.shape,
      thumb: field.decoration.en,
      background: field.background,
    }),
  }),
  ...field.textFields("featured", "offers", "farmers"),
  best: field.statement.extend({ facts: field.optionalList(fact) }),
  gallery: gallery("en"),
  posts: field.textObject("title", "all"),
});

export type Home2Page = ReturnType<typeof home2Page>;

export const home3Page = definePage("home-3", {
  ...summary,
  head: z.strictObject({ title: field.text, lead: field.text, picture: field.decoration.en }),
  offers,
  featured: field.text,
  facts: figureIds,
  ...field.textFields("testimonials", "services"),
});

export const home4Page = definePage("home-4", {
  ...summary,
  hero: hero("en"),
  cards: field.rows({
    ...field.statement.shape,
    thumb: field.decoration.en,
    background: field.tint,
    to: link,
    link: field.text,
  }),
  featured: z.strictObject({
    ...field.textFields("title", "filter", "all"),
    shown: field.template("category", "count"),
  }),
  offers,
  /** Replaces the picture that `whyChooseUs` has on /home-2. */
  why: z.strictObject({ picture: field.picture.en, background: field.background }),
  ...field.textFields("best", "testimonials"),
});
