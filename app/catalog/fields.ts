import { gfm, gfmHtml } from "micromark-extension-gfm";
import { micromark } from "micromark";
import { z } from "zod";
import { logos, socialCards } from "../assets/brand.ts";
import { backgrounds, tints } from "../lib/background.ts";
import type { Picture } from "../lib/picture.ts";
import { picturesIn } from "./pictures.ts";

/** Words, not empty. */
export const text = z.string().trim().min(1, { abort: true });

/** A sentence with places that are filled later: `sentence("title")` expects a `{title}` in it, and no other place. */
export const sentence = (...places: string[]) => {
  const braced = places.map((place) => `{${place}}`);
  return text
    .refine(
      (value) => isSame(new Set(value.match(/\{[^}]*\}/g)), new Set(braced)),
      `a text with ${braced.join(" and ")} in it`,
    )
    .meta({ places });
};

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** Words for one, and for any other number of things: the latter with `{count}`. */
export const counted = z.strictObject({ one: text, other: sentence("count") });

/** A record's own number, for good: addresses and stored carts name it. */
export const id = z
  .int()
  .positive()
  .describe("The record's own number, which its address ends with. It never changes.");

/** Whether a record is not to be published yet. */
export const draft = z
  .boolean()
  .default(false)
  .describe("true: the preview of `npm run dev` shows it, and no build does");

/** Dollars, as the shop shows them. */
export const price = z
  .string("a price like $4.10")
  .regex(/^\$\d+\.\d\d$/, "a price like $4.10")
  .describe("Dollars and cents, such as $4.10");

/** Few names are told, of many only what they are. */
const nameOf = (what: string, names: readonly string[]) =>
  `the name of a ${what}${names.length > 24 ? "" : `: ${names.join(", ")}`}`;

/** A name that becomes what stands under it. */
const nameIn = <Value>(values: Readonly<Record<string, Value>>, what: string) =>
  z
    .enum(Object.keys(values), nameOf(what, Object.keys(values)))
    .transform((name, context) => values[name] ?? (context.addIssue(name), z.NEVER))
    .meta({ description: `The name of a ${what}`, names: what });

/** The name of a picture, by the language of the page that shows it: the picture has its words in it. */
export const picture = {
  es: nameIn<Picture>(picturesIn("es"), "picture of content/pictures"),
  en: nameIn<Picture>(picturesIn("en"), "picture of content/pictures"),
};

/** The name of a logo, which becomes its address. */
export const logo = nameIn<string>(logos, "logo");

/** The name of the picture that a shared link shows, which becomes its address. */
export const card = nameIn<string>(socialCards, "card for shared links");

/** The id of a record, or of an entry of a list, that must be there. */
export const idOf = (what: string, isThere: (id: number) => boolean) =>
  id.refine(isThere, `the id of a ${what}`).meta({ description: `The id of a ${what}`, idOf: what });

/** What a studio picture stands on. */
export const tint = z.enum(tints);

/** What a picture stands on: a studio picture lies on a tint, a photo has its own background. */
export const background = z.enum(backgrounds).describe("The tint that a studio picture lies on, or photo");

/** A day, such as 2024-12-18. */
export const day = z.iso.date("a day like 2024-12-18").describe("A day, such as 2024-12-18");

/** The paragraphs under the fields; a blank line stands between two, the lines of one are joined. */
export const body = z
  .string()
  .transform((value) =>
    value.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " ")),
  )
  .pipe(z.array(text).min(1));

/** One paragraph under the fields. */
export const paragraph = text
  .refine((value) => !/\n[ \t]*\n/.test(value), "a single paragraph, without an empty line in it")
  .transform((value) => value.replaceAll(/\s*\n\s*/g, " "));

/** Markdown under the fields, which becomes HTML; HTML in it is shown as text. */
export const markdown = text.transform((value) =>
  micromark(value, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }),
);
