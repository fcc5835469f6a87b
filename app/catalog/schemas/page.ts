import { z } from "zod";
import type { Language } from "../../lib/language.ts";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";
import { writtenSlugs } from "./written-slugs.ts";

/** What every page says of itself to search engines and to those who share it. */
export const summary = { title: field.title, description: field.text.max(200), card: field.card };

/** The head of a corporate page: a line and a picture, and what links to it say of it. */
export const corporateHead = {
  ...summary,
  lead: field.text,
  picture: field.decoration.es,
  /** Its cut for phones, where what it shows would be small there. */
  portrait: field.decoration.es.exactOptional(),
  /** What a studio picture stands on; without it the picture fills the head. */
  tint: field.tint.exactOptional(),
  teaser: field.text,
};

/** The corporate pages that others lead on to. */
const LED_TO = [
  "/about-us",
  "/contact-us",
  "/vision-mision",
  "/valores",
  "/proceso-produccion",
  "/ficha-tecnica",
  "/clientes",
  ...writtenSlugs.map((slug) => `/${slug}`),
];

/** Where to go next, at the end of a corporate page. */
export const next = z.array(z.enum(LED_TO)).min(1);

/** The head of a page of the demo: a line. */
export const demoHead = { ...summary, lead: field.text };

/** The head of one that shows a studio picture beside its title. */
export const illustratedHead = { ...demoHead, picture: field.decoration.en };

/** The slides of a home page's hero, by the language of the page (spec 3, "Banner"). */
export const hero = (lang: Language) =>
  z.strictObject({
    label: field.text,
    slides: z
      .array(
        z.strictObject({
          thumb: field.picture[lang],
          portrait: field.picture[lang],
          subtitle: field.text,
          title: field.text,
          /** The second half, in italics. */
          titleEnd: field.text,
          description: field.text,
          buttonText: field.text,
        }),
      )
      .min(1),
  });

/**
 * Says what the file of a page holds: `content/pages/valores.yaml` for `/valores`, `home.yaml` for `/`.
 *
 * @returns What answers with its fields and its path, and tells the path without reading.
 */
export function definePage<Shape extends z.ZodRawShape>(slug: string, shape: Shape) {
  return pageIn(`content/pages/${slug}.yaml`, slug, z.strictObject(shape));
}

/** The same for a page whose text is Markdown under its fields: `content/pages/historia.md`. */
export function defineMarkdownPage<Fields>(slug: string, schema: z.ZodType<Fields>) {
  return pageIn(`content/pages/${slug}.md`, slug, schema);
}

function pageIn<Fields>(file: string, slug: string, schema: z.ZodType<Fields>) {
  const read = defineDocument(file, schema);
  const path = slug === "home" ? "/" : `/${slug}`;
  const { files, schema: fields, problems } = read;
  return Object.assign(() => ({ path, ...read() }), { path, files, schema: fields, problems });
}
