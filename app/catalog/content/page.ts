import { z } from "zod";
import type { Language } from "../../lib/language.ts";
import { defineFile } from "../read/single-file.ts";
import * as field from "./fields.ts";
import { corporatePaths } from "./route-paths.ts";

export const summary = { title: field.title, description: field.longText.max(200), card: field.card };

/** `teaser` describes the page wherever other pages link to it. */
export const corporateHead = {
  ...summary,
  lead: field.text,
  picture: field.decoration.es,
  /** A crop for phones, on which the full landscape would be too small. */
  portrait: field.decoration.es.exactOptional(),
  /** The tint behind a studio picture. A photo without a tint fills the head. */
  tint: field.tint.exactOptional(),
  teaser: field.text,
};

/** The pages linked as next steps at the end of a corporate page. */
export const next = field.list(z.enum(corporatePaths));

export const demoHead = { ...summary, lead: field.text };

/** A head with a studio picture beside the title. */
export const illustratedHead = { ...demoHead, picture: field.decoration.en };

export const hero = (lang: Language) =>
  z.strictObject({
    label: field.text,
    slides: field.nonEmptyRows({
      thumb: field.picture[lang],
      portrait: field.picture[lang],
      ...field.textFields("subtitle", "title", "titleEnd"),
      description: field.longText,
      buttonText: field.text,
    }),
  });

export const gallery = (lang: Language) =>
  z.strictObject({
    ...field.textFields("eyebrow", "title"),
    items: field.nonEmptyRows({
      ...field.textFields("category", "title"),
      thumb: field.picture[lang],
      tint: field.tint,
    }),
  });

export type HeroContent = z.infer<ReturnType<typeof hero>>;

/**
 * Defines the content of a page: `content/pages/valores.yaml` for `/valores`, `home.yaml` for `/`.
 *
 * @param check Reports mistakes that concern several fields.
 * @returns A function that reads the page; its `path` is available without reading the file.
 */
export function definePage<Shape extends z.ZodRawShape>(
  slug: string,
  shape: Shape,
  check: (fields: z.infer<z.ZodObject<Shape, z.core.$strict>>, context: z.RefinementCtx) => void = () => {},
) {
  const schema = z.strictObject(shape).superRefine(check);
  return pageIn(`content/pages/${slug}.yaml`, slug === "home" ? "/" : `/${slug}`, schema);
}

/** Defines a page in a file of another format. */
export function pageIn<Fields>(file: string, path: string, schema: z.ZodType<Fields>) {
  const withPath = schema.transform((fields) => ({ path, ...fields }));
  return Object.assign(defineFile(file, withPath), { path });
}
