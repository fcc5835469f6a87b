import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import { logos, socialCards } from "../../assets/brand.ts";
import { photographedLogos } from "../../assets/photographs.ts";
import { backgrounds, tints } from "../../lib/background.ts";
import type { Language } from "../../lib/language.ts";
import type { Picture } from "../../lib/picture.ts";
import { picturesIn } from "./pictures.ts";

export const text = z.string().trim().min(1, { abort: true });

/** Tabs, menus and cards have no room for longer titles. */
export const title = text.max(80);

/** An external link. */
export const url = z.url({
  protocol: /^https$/,
  error: "an address like https://www.facebook.com/aceitescorozal",
});

/** A template: `sentence("title")` requires the placeholder `{title}` and allows no other. */
export const sentence = (...placeholders: string[]) => {
  const braced = placeholders.map((place) => `{${place}}`);
  return text
    .refine(
      (value) => isSame(new Set(value.match(/\{[^}]*\}/g)), new Set(braced)),
      `a text with ${braced.join(" and ")} in it`,
    )
    .meta({ places: placeholders });
};

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.size === b.size && [...a].every((each) => b.has(each));

/** Singular and plural; the plural contains `{count}`. */
export const counted = z.strictObject({ one: text, other: sentence("count") });

/** Stable: URLs and stored carts refer to it. */
export const id = z.int().positive().describe("The record's id, which ends its URL. It never changes.");

export const draft = z.boolean().default(false).describe("true: `npm run dev` shows it, and no build does");

/** A made-up value. A public build fails while any remains. */
export const sample = z
  .boolean()
  .default(false)
  .describe("true: a made-up value, which `npm run build` refuses");

/** Dollars in the file, whole cents in the record. */
export const price = z
  .string("a price like $4.10")
  .regex(/^\$\d+\.\d\d$/, "a price like $4.10")
  .transform((value) => Number(value.replaceAll(/\D/g, "")))
  .meta({ description: "Dollars and cents, such as $4.10" });

/** A name in URLs. */
export const slug = z.string().regex(SLUG, "small letters, digits and hyphens");

/** Lists the accepted names in the error message unless there are too many. */
const describeNames = (what: string, names: readonly string[]) =>
  `the name of a ${what}${names.length > 24 ? "" : `: ${names.join(", ")}`}`;

/** Validates a name and looks up its value. */
const lookup = <Value>(values: Readonly<Record<string, Value>>, what: string, lang?: Language) =>
  z
    .enum(Object.keys(values), describeNames(what, Object.keys(values)))
    .transform((name, context) => values[name] ?? (context.addIssue(name), z.NEVER))
    .meta({ description: `The name of a ${what}`, names: what, ...(lang ? { lang } : {}) });

/** A picture's name, by the language of its alt text. */
export const picture = {
  es: lookup<Picture>(picturesIn("es"), "picture with words in Spanish", "es"),
  en: lookup<Picture>(picturesIn("en"), "picture with words in English", "en"),
};

/** A decorative picture: the text beside it describes it, so its alt text is empty. */
export const decoration = {
  es: lookup<Picture>(withoutAlt(picturesIn("es")), "picture with words in Spanish", "es"),
  en: lookup<Picture>(withoutAlt(picturesIn("en")), "picture with words in English", "en"),
};

function withoutAlt(pictures: Readonly<Record<string, Picture>>): Record<string, Picture> {
  return Object.fromEntries(Object.entries(pictures).map(([name, files]) => [name, { ...files, alt: "" }]));
}

/** A logo's name; parsed into its address. */
export const logo = lookup<string>({ ...photographedLogos, ...logos }, "logo");

/** A social card's name; parsed into its address. */
export const card = lookup<string>(socialCards, "card for shared links");

/** The id of an existing record or list entry. */
export const idOf = (what: string, exists: (id: number) => boolean) =>
  id.refine(exists, `the id of a ${what}`).meta({ description: `The id of a ${what}`, idOf: what });

export const tint = z.enum(tints);

/** Studio pictures lie on a tint; photos have their own background. */
export const background = z.enum(backgrounds).describe("The tint behind a studio picture, or photo");

export const day = z.iso.date("a day like 2024-12-18").describe("A day, such as 2024-12-18");

export const time = z.iso
  .time({ precision: -1, error: "a time like 14:30" })
  .meta({ description: 'Hour and minute in quotes, such as "14:30"', format: "time" });

/** The paragraphs of the Markdown body. Blank lines separate them; single line breaks are joined. */
export const body = z
  .string()
  .transform((value) =>
    value.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " ")),
  )
  .pipe(z.array(text).min(1));

/** A Markdown body of one paragraph. */
export const paragraph = text
  .refine((value) => !/\n[ \t]*\n/.test(value), "a single paragraph, without an empty line in it")
  .transform((value) => value.replaceAll(/\s*\n\s*/g, " "));
