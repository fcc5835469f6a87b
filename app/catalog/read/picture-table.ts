import { readFileSync } from "node:fs";
import { isNode, LineCounter, parseDocument, type Document } from "yaml";
import { z } from "zod";
import { issueLines, valueOf } from "./content-file.ts";
import type { Recipe } from "./recipe.ts";
import { ContentError, type Problem } from "./problem.ts";

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

const text = z.string().trim().min(1);
const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);

/** What a picture and its cut each have of their own. */
const look = {
  widths: z.array(z.int().positive()).min(1),
  quality: z
    .tuple([percent, percent])
    .transform(([avif, webp]) => ({ avif, webp }))
    .optional(),
  fine: z.int().positive().optional(),
  position: z
    .tuple([percent, percent])
    .transform(([left, top]) => `object-[${left}%_${top}%]`)
    .optional(),
};

const cutFields = z.strictObject({
  ratio: z.string().regex(/^\d+:\d+$/, 'a ratio like "4:5"'),
  left: share,
  top: share.optional(),
  height: share.optional(),
  ...look,
});

const pictureFields = z.strictObject({
  es: text,
  en: text,
  folder: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens are expected"),
  background: z.enum(["photo", "studio"]),
  whiteness: share.optional(),
  margin: share.optional(),
  ...look,
  portrait: cutFields.optional(),
  thumb: z.literal(true).optional(),
  apart: z.literal(true).optional(),
});

/** What the fields of a group and of an entry have in common: their own are looked at once they are put together. */
const someFields = z.looseObject({ portrait: z.looseObject({}).optional() });
const groups = z.record(
  z.string(),
  z.strictObject({
    all: someFields,
    pictures: z.record(
      z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "small letters, digits and hyphens are expected"),
      someFields,
    ),
  }),
);

/** The whole table, for editors. */
export const tableFields = z.record(
  z.string(),
  z.strictObject({
    all: pictureFields.partial(),
    pictures: z.record(z.string(), pictureFields.partial()),
  }),
);

/** The recipes of a table of pictures, by name; throws a `ContentError` with all mistakes. */
export function readTable(file: string, source: string): Record<string, Recipe> {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const mistakes: Problem[] = document.errors.map(({ message, pos }) => ({
    file,
    line: lines.linePos(pos[0]).line,
    field: "",
    message: `is no YAML: ${message}`,
  }));
  if (mistakes.length > 0) throw new ContentError(mistakes);

  const recipes: Record<string, Recipe> = {};
  const add = (at: Path, value: unknown, { issues }: z.ZodError, group: Path = at) => {
    for (const issue of issues) {
      const own = [...at, ...issue.path];
      const shared = [...group, ...issue.path];
      const where = !document.hasIn(own) && document.hasIn(shared) ? shared : own;
      mistakes.push(
        ...issueLines(issue, value).map(([key, message]) => ({
          file,
          line: lineOf(document, lines, [...where, ...key]),
          field: [...where, ...key].map(String).join("."),
          message,
        })),
      );
    }
  };
  const value = valueOf(document);
  const table = groups.safeParse(value);
  if (table.error) add([], value, table.error);
  for (const [group, { all, pictures }] of Object.entries(table.data ?? {})) {
    for (const [name, entry] of Object.entries(pictures)) {
      const fields = together(all, entry);
      const read = pictureFields.safeParse(fields);
      if (read.error) add([group, "pictures", name], fields, read.error, [group, "all"]);
      for (const [key, recipe] of read.data ? recipesOf(name, read.data) : []) {
        const at = [group, "pictures", name];
        if (recipes[key])
          mistakes.push({
            file,
            line: lineOf(document, lines, at),
            field: key,
            message: "stands here twice",
          });
        recipes[key] = recipe;
      }
    }
  }
  if (mistakes.length > 0) throw new ContentError(once(mistakes));
  return recipes;
}

/** What a whole group has wrong is told once. */
function once(mistakes: readonly Problem[]): Problem[] {
  return [...new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake])).values()];
}

/** An entry with what holds for its group; only an entry says that it has a cut. */
function together(all: z.infer<typeof someFields>, entry: z.infer<typeof someFields>): Fields {
  const fields: Fields = { ...all, ...entry };
  const { quality } = fields;
  const portrait = entry.portrait && {
    ...(quality === undefined ? {} : { quality }),
    ...all.portrait,
    ...entry.portrait,
  };
  return { ...fields, portrait };
}

/** A picture and its cut. */
function recipesOf(name: string, fields: z.infer<typeof pictureFields>): [string, Recipe][] {
  const { es, en, folder, portrait, ...rest } = fields;
  const whole: Recipe = { ...rest, master: `${folder}/${name}.webp`, alt: { es, en } };
  if (!portrait) return [[name, whole]];
  const { ratio, left, top, height, ...own } = portrait;
  const [across = 1, up = 1] = ratio.split(":").map(Number);
  const { master, background, alt } = whole;
  const crop = { ratio: across / up, left, top, height };
  return [
    [name, whole],
    [`${name}-portrait`, { ...own, master, background, alt, crop }],
  ];
}

/** The line of a field, from 1; that of what holds it where it is missing. */
function lineOf(document: Document, lines: LineCounter, path: Path): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** The table, from the root of the repository. */
export const TABLE = "content/pictures/pictures.yaml";

/** How every picture of the site is made, by name, with its words. Throws a `ContentError`. */
export function readRecipes(): Record<string, Recipe> {
  return readTable(TABLE, readFileSync(TABLE, "utf8"));
}
