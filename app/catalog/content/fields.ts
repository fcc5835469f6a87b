import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import brand from "../../assets/brand.json" with { type: "json" };
import photographRegistry from "../../assets/photographs.json" with { type: "json" };
import { backgrounds, tints } from "../../lib/background.ts";
import type { Picture } from "../../lib/picture.ts";
import { hasMistakes, type Definition } from "../read/problem.ts";
import type { Expectation } from "../read/messages.ts";
import { expected, pattern, text } from "../read/schema-problems.ts";
import { picturesIn } from "./pictures.ts";

export { text };

/** A text for which the editor shows a text area. */
export const longText = text.meta({ multiline: true });

export const statement = z.strictObject({ title: text, text: longText });

/** Fields with the same schema: `z.strictObject(each(tint, "left", "right"))`. */
export function each<Schema, Name extends string>(
  schema: Schema,
  ...names: readonly Name[]
): Record<Name, Schema>;
// `Object.fromEntries` loses the names; the overload restores them.
export function each<Schema>(schema: Schema, ...names: readonly string[]): Record<string, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema]));
}

export const textFields = <Name extends string>(...names: readonly Name[]) => each(text, ...names);

export const textObject = <Name extends string>(...names: readonly Name[]) =>
  z.strictObject(textFields(...names));

export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).min(1);

/** May be left out when it is empty, as the editor does. */
export const optionalList = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).default([]);

export const rows = <Shape extends z.ZodRawShape>(shape: Shape) => optionalList(z.strictObject(shape));

export const nonEmptyRows = <Shape extends z.ZodRawShape>(shape: Shape) => list(z.strictObject(shape));

/** The texts of a `SectionHeading`. */
export const headline = textFields("eyebrow", "title", "titleEnd");

/** Tabs, menus and cards have no room for longer titles. */
export const title = text.max(80);

export const url = z.url({
  protocol: /^https$/,
  error: expected("url"),
});

/** `template("title")` requires the placeholder `{title}` and allows no other. */
export const template = (...placeholders: string[]) => {
  const braced = placeholders.map((place) => `{${place}}`);
  return text
    .refine((value) => new Set(value.match(/\{[^}]*\}/g)).symmetricDifference(new Set(braced)).size === 0, {
      error: expected("places"),
      params: { places: braced },
    })
    .meta({ places: placeholders });
};

/** Singular and plural; the plural contains `{count}`. */
export const counted = z.strictObject({ one: text, other: template("count") });

/** A record's id. It must not change, because URLs and stored carts refer to it. */
const id = z
  .int()
  .positive()
  .meta({ description: "The record's id, which ends its URL. It never changes.", hidden: true });

export const draft = z.boolean().default(false).describe("true: `npm run dev` shows it, and no build does");

export const record = { id, draft };

/** A made-up value. A public build fails while any remains. */
export const sample = z
  .boolean()
  .default(false)
  .describe("true: a made-up value, which `npm run build` refuses");

/** Dollars in the file, whole cents in the record. */
export const price = pattern(/^\$\d+\.\d\d$/, "price")
  .describe("Dollars and cents, such as $4.10")
  .transform((value) => Number(value.replaceAll(/\D/g, "")));

export const slug = pattern(SLUG, "slug");

/** Validates a name and looks up its value. */
const lookup = <Value>(values: Readonly<Record<string, Value>>, code: Expectation) =>
  z
    .enum(Object.keys(values), expected(code))
    .transform((name, context) => values[name] ?? (context.addIssue(name), z.NEVER))
    .meta({ expected: code });

/** A picture's name, keyed by the language of its alt text. */
export const picture = {
  es: lookup<Picture>(picturesIn("es"), "spanishPicture"),
  en: lookup<Picture>(picturesIn("en"), "englishPicture"),
};

const withoutAlt = (files: Picture): Picture => ({ ...files, alt: "" });

/** A decorative picture, described by the text beside it, so its alt text is empty. */
export const decoration = {
  es: picture.es.transform(withoutAlt),
  en: picture.en.transform(withoutAlt),
};

/** A logo's name; parsed into its address. */
export const logo = lookup<string>({ ...photographRegistry.logos, ...brand.logos }, "logo");

export const card = lookup<string>(brand.cards, "card");

export const idOf = (code: Expectation, exists: (id: number) => boolean) =>
  z
    .int()
    .positive()
    .refine(exists, expected(code))
    .meta({ description: "The id of another record", expected: code });

/** The id of a record; unchecked while its collection has mistakes, so that one mistake is not reported as many. */
export const recordId = (code: Expectation, files: Definition & { records: readonly { id: number }[] }) =>
  idOf(code, (wanted) => files.records.some(({ id: known }) => known === wanted) || hasMistakes(files));

export const tint = z.enum(tints);

/** Studio pictures get a tint behind them; photos have their own background. */
export const background = z.enum(backgrounds).describe("The tint behind a studio picture, or photo");

export const day = z.iso.date(expected("day")).describe("A day, such as 2024-12-18");

export const time = z.iso
  .time({ precision: -1, error: expected("time") })
  .meta({ description: 'Hour and minute in quotes, such as "14:30"', format: "time" });

/** The paragraphs of the Markdown body. Blank lines separate them; single line breaks are joined. */
export const body = z
  .string()
  .meta({ multiline: true })
  .transform((value) =>
    value.split(/\n[ \t]*\n/).map((paragraph) => paragraph.trim().replaceAll(/\s*\n\s*/g, " ")),
  )
  .pipe(list(text));

export const paragraph = longText
  .refine((value) => !/\n[ \t]*\n/.test(value), expected("paragraph"))
  .transform((value) => value.replaceAll(/\s*\n\s*/g, " "));
