import { readFileSync } from "node:fs";
import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import { readContent, type Path } from "./content-file.ts";
import type { Recipe } from "./recipe.ts";
import { ContentError, type Problem } from "./problem.ts";
import { pattern, problemsOf, valueAt } from "./schema-problems.ts";

const text = z.string().trim().min(1);
const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);

/** Fields that a picture and its crop each have. */
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

const cropFields = z.strictObject({
  ratio: pattern(/^\d+:\d+$/, "ratio"),
  left: share,
  top: share.optional(),
  height: share.optional(),
  ...look,
});

const pictureFields = z.strictObject({
  es: text,
  en: text,
  folder: pattern(SLUG, "slug"),
  background: z.enum(["photo", "studio"]),
  whiteness: share.optional(),
  margin: share.optional(),
  ...look,
  portrait: cropFields.optional(),
  thumb: z.literal(true).optional(),
  apart: z.literal(true).optional(),
});

/** Fields of a group or of an entry; they are checked once merged. */
const someFields = z.looseObject({ portrait: z.looseObject({}).optional() });
const groups = z.record(
  z.string(),
  z.strictObject({
    all: someFields,
    pictures: z.record(pattern(SLUG, "slug"), someFields),
  }),
);

/** The whole table, as a JSON schema for editors. */
export const tableFields = z.record(
  z.string(),
  z.strictObject({
    all: pictureFields.partial(),
    pictures: z.record(z.string(), pictureFields.partial()),
  }),
);

/** Parses a table of pictures into recipes by name; throws a `ContentError` with all mistakes. */
export function readTable(file: string, source: string): Record<string, Recipe> {
  const content = readContent(file, Buffer.from(source));
  const problems: Problem[] = [...content.problems];
  const recipes: Record<string, Recipe> = {};
  const table = groups.safeParse(content.value);
  if (table.error && problems.length === 0) problems.push(...problemsOf(file, content, table.error));
  for (const [group, { all, pictures }] of Object.entries(table.data ?? {})) {
    for (const [name, entry] of Object.entries(pictures)) {
      const at: Path = [group, "pictures", name];
      // A field that the entry lacks may come from its group.
      const pathInFile = (path: Path) => {
        const own = [...at, ...path];
        const shared = [group, "all", ...path];
        const isShared =
          valueAt(content.value, own) === undefined && valueAt(content.value, shared) !== undefined;
        return isShared ? shared : own;
      };
      const value = merge(all, entry);
      const { data, error } = pictureFields.safeParse(value);
      if (error) problems.push(...problemsOf(file, { ...content, value }, error, pathInFile));
      for (const [key, recipe] of data ? recipesOf(name, data) : []) {
        if (recipes[key])
          problems.push({
            file,
            line: content.lineOf(at),
            field: key,
            message: { code: "listedTwice", params: {} },
          });
        recipes[key] = recipe;
      }
    }
  }
  if (problems.length > 0) throw new ContentError(unique(problems));
  return recipes;
}

/** A mistake of a whole group is reported once. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** An entry with the defaults of its group; an entry has a crop only if it says so itself. */
function merge(all: z.infer<typeof someFields>, entry: z.infer<typeof someFields>) {
  const fields = { ...all, ...entry };
  const { quality } = fields;
  const portrait = entry.portrait && {
    ...(quality === undefined ? {} : { quality }),
    ...all.portrait,
    ...entry.portrait,
  };
  return { ...fields, portrait };
}

/** A picture and its crop, if it has one. */
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

/** Path from the root of the repository. */
export const TABLE = "content/pictures/pictures.yaml";

/** The recipes of all pictures by name; throws a `ContentError`. */
export function readRecipes(): Record<string, Recipe> {
  return readTable(TABLE, readFileSync(TABLE, "utf8"));
}
