import { z } from "zod";
import { logos, socialCards } from "../../assets/brand.ts";
import { photographedLogos } from "../../assets/photographs.ts";
import { backgrounds, tints } from "../../lib/background.ts";
import type { Language } from "../../lib/language.ts";
import type { Picture } from "../../lib/picture.ts";
import { picturesIn } from "./pictures.ts";

/** Words, not empty. */
export const text = z.string().trim().min(1, { abort: true });

/** What something is called: browsers' tabs, menus and cards have room for no more. */
export const title = text.max(80);

/** An address elsewhere, which no browser warns of. */
export const url = z.url({
  protocol: /^https$/,
  error: "an address like https://www.facebook.com/aceitescorozal",
});

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

/** Whether a value is made up and stands for a real one that is yet to come: no build for the public goes out with it. */
export const sample = z
  .boolean()
  .default(false)
  .describe("true: it stands for a real one that is yet to come, and `npm run build` refuses it");

/** A price such as $4.10, parsed into whole cents. */
export const price = z
  .string("a price like $4.10")
  .regex(/^\$\d+\.\d\d$/, "a price like $4.10")
  .transform((value) => Number(value.replaceAll(/\D/g, "")))
  .meta({ description: "Dollars and cents, such as $4.10" });

/** Few names are told, of many only what they are. */
const nameOf = (what: string, names: readonly string[]) =>
  `the name of a ${what}${names.length > 24 ? "" : `: ${names.join(", ")}`}`;

/** A name that becomes what stands under it. */
const nameIn = <Value>(values: Readonly<Record<string, Value>>, what: string, lang?: Language) =>
  z
    .enum(Object.keys(values), nameOf(what, Object.keys(values)))
    .transform((name, context) => values[name] ?? (context.addIssue(name), z.NEVER))
    .meta({ description: `The name of a ${what}`, names: what, ...(lang ? { lang } : {}) });

/** The name of a picture, by the language of the page that shows it: the picture has its words in it. */
export const picture = {
  es: nameIn<Picture>(picturesIn("es"), "picture with words in Spanish", "es"),
  en: nameIn<Picture>(picturesIn("en"), "picture with words in English", "en"),
};

/** The same where the words beside it say what it shows: no page needs its own then, and none carries them. */
export const decoration = {
  es: nameIn<Picture>(withoutWords(picturesIn("es")), "picture with words in Spanish", "es"),
  en: nameIn<Picture>(withoutWords(picturesIn("en")), "picture with words in English", "en"),
};

function withoutWords(pictures: Readonly<Record<string, Picture>>): Record<string, Picture> {
  return Object.fromEntries(Object.entries(pictures).map(([name, files]) => [name, { ...files, alt: "" }]));
}

/** The name of a logo, which becomes its address. */
export const logo = nameIn<string>({ ...photographedLogos, ...logos }, "logo");

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

/** An hour and a minute, such as 14:30. */
export const time = z.iso
  .time({ precision: -1, error: "a time like 14:30" })
  .meta({ description: 'Hour and minute in quotes, such as "14:30"', format: "time" });

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
