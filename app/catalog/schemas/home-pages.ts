import { z } from "zod";
import { deadline } from "./deadline.ts";
import * as field from "./fields.ts";
import { link } from "./links.ts";
import { definePage, hero, summary } from "./page.ts";
import { productId } from "./products.ts";
import { fact, figureIds } from "./sections.ts";

/** Offers that count down to the page's own day. */
const offers = z.strictObject({ title: field.text, ends: field.day.transform(deadline) });

/** `id` is the YouTube id. */
const video = z.strictObject({ id: field.text, title: field.text, button: field.text });

export const home2Page = definePage("home-2", {
  ...summary,
  hero: hero("en"),
  /** Kinds of goods, each linking to a product. */
  items: z.strictObject({
    label: field.text,
    entries: z.array(
      z.strictObject({
        product: productId,
        title: field.text,
        thumb: field.decoration.en,
        tint: field.tint,
      }),
    ),
  }),
  videos: z.strictObject({ story: video.extend({ thumb: field.decoration.en }), farm: video }),
  about: z.strictObject({
    eyebrow: field.text,
    title: field.text,
    titleEnd: field.text,
    text: z.array(field.text).min(1),
    picture: field.picture.en,
    link: field.text,
  }),
  facts: figureIds,
  categories: z.strictObject({
    title: field.text,
    entries: z.array(
      z.strictObject({
        title: field.text,
        text: field.text,
        thumb: field.decoration.en,
        background: field.background,
      }),
    ),
  }),
  featured: field.text,
  offers: field.text,
  farmers: field.text,
  best: z.strictObject({ title: field.text, text: field.text, facts: z.array(fact) }),
  gallery: z.strictObject({
    eyebrow: field.text,
    title: field.text,
    items: z.array(
      z.strictObject({ category: field.text, title: field.text, thumb: field.picture.en, tint: field.tint }),
    ),
  }),
  posts: z.strictObject({ title: field.text, all: field.text }),
});

export type Home2Page = ReturnType<typeof home2Page>;

export const home3Page = definePage("home-3", {
  ...summary,
  head: z.strictObject({ title: field.text, lead: field.text, picture: field.decoration.en }),
  offers,
  featured: field.text,
  facts: figureIds,
  testimonials: field.text,
  services: field.text,
});

export const home4Page = definePage("home-4", {
  ...summary,
  hero: hero("en"),
  cards: z.array(
    z.strictObject({
      title: field.text,
      text: field.text,
      thumb: field.decoration.en,
      background: field.tint,
      to: link,
      link: field.text,
    }),
  ),
  featured: z.strictObject({
    title: field.text,
    filter: field.text,
    all: field.text,
    shown: field.sentence("category", "count"),
  }),
  offers,
  /** Overrides the picture that `whyChooseUs` has on /home-2. */
  why: z.strictObject({ picture: field.picture.en, background: field.background }),
  best: field.text,
  testimonials: field.text,
});

export type Home4Page = ReturnType<typeof home4Page>;
