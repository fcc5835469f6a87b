import { readFileSync } from "node:fs";
import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import { readContent, type Path } from "./content-file.ts";
import { ContentError, type Problem } from "./problem.ts";
import { pattern, problemsOf, text, valueAt } from "./schema-problems.ts";

const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);

/** Fields that a picture and its crop each have. */
const look = {
  /** Widths in px of its AVIF, ascending. */
  widths: z.array(z.int().positive()).min(1),
  /** `avif` is a minimum: each file gets the quality at which it looks like the original. */
  quality: z
    .tuple([percent, percent])
    .transform(([avif, webp]) => ({ avif, webp }))
    .optional(),
  /** From this width in px, files are for high-density screens only and may be compressed more. */
  fine: z.int().positive().optional(),
  /** The subject, in percent from the left and from the top. Becomes a class with its `object-position`. */
  position: z
    .tuple([percent, percent])
    .transform(([left, top]) => `object-[${left}%_${top}%]`)
    .optional(),
};

/** `left`, `top` and `height` are fractions of the master, so that a larger render keeps its framing. */
const cropFields = z.strictObject({
  /** Width divided by height. */
  ratio: pattern(/^\d+:\d+$/, "ratio").transform((ratio) => {
    const [width = 1, height = 1] = ratio.split(":").map(Number);
    return width / height;
  }),
  left: share,
  top: share.optional(),
  height: share.optional(),
  ...look,
});

const pictureFields = z.strictObject({
  es: text,
  en: text,
  folder: pattern(SLUG, "slug"),
  /** The cream background of a studio picture becomes white. */
  background: z.enum(["photo", "studio"]),
  /** How light a studio background becomes, up to 1 (white). Below 1, glass can be brighter than the background. */
  whiteness: share.optional(),
  /** Where a studio shadow fades out, from each edge, as a share of the shorter side. */
  margin: share.optional(),
  ...look,
  portrait: cropFields.optional(),
  /** Also make the smallest width as WebP: the thumbnail whose URL carts store. */
  thumb: z.literal(true).optional(),
  /** Listed in `assets/brand.ts`, so that the root does not import the whole registry. */
  apart: z.literal(true).optional(),
});

type PictureFields = z.infer<typeof pictureFields>;

export type Crop = Pick<z.infer<typeof cropFields>, "ratio" | "left" | "top" | "height">;

/** How a picture's files are made from its master. */
export type Recipe = Omit<PictureFields, "es" | "en" | "folder" | "portrait"> & {
  /** Path under `content/pictures`. */
  master: string;
  alt: { es: string; en: string };
  crop?: Crop;
  /** AVIF effort, 0 to 9, with the fixed quality instead of a search for it: an owner who adds a photograph waits. */
  effort?: number;
};

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
      const value = merge(all, entry);
      // A field that the entry lacks may come from its group.
      const pathInFile = (path: Path) => {
        const own = [...at, ...path];
        const shared = [group, "all", ...path];
        return valueAt(value, path) === undefined || valueAt(content.value, own) !== undefined ? own : shared;
      };
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
  // A mistake of a whole group is reported once.
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  if (unique.size > 0) throw new ContentError([...unique.values()]);
  return recipes;
}

/** An entry with the defaults of its group; an entry has a crop only if it says so itself. */
function merge(all: z.infer<typeof someFields>, entry: z.infer<typeof someFields>) {
  const fields = { ...all, ...entry };
  const { quality } = fields;
  return { ...fields, portrait: entry.portrait && { quality, ...all.portrait, ...entry.portrait } };
}

/** A picture and its crop, if it has one. */
function recipesOf(name: string, fields: PictureFields): [string, Recipe][] {
  const { es, en, folder, portrait, ...rest } = fields;
  const whole: Recipe = { ...rest, master: `${folder}/${name}.webp`, alt: { es, en } };
  if (!portrait) return [[name, whole]];
  const { ratio, left, top, height, ...own } = portrait;
  const { master, background, alt } = whole;
  return [
    [name, whole],
    [`${name}-portrait`, { ...own, master, background, alt, crop: { ratio, left, top, height } }],
  ];
}

/** Path from the root of the repository. */
export const TABLE = "content/pictures/pictures.yaml";

/** The recipes of all pictures by name; throws a `ContentError`. */
export function readRecipes(): Record<string, Recipe> {
  return readTable(TABLE, readFileSync(TABLE, "utf8"));
}
