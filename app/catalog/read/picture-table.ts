import { readFileSync } from "node:fs";
import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import { readContent } from "./content-file.ts";
import type { Message } from "./messages.ts";
import { ContentError, type Problem } from "./problem.ts";
import { pattern, problemsOf, text } from "./schema-problems.ts";

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

/** Width divided by height. */
const ratio = pattern(/^\d+:\d+$/, "ratio").transform((value) => {
  const [width = 1, height = 1] = value.split(":").map(Number);
  return width / height;
});

/** `left`, `top` and `height` are fractions of the master, so that a larger render keeps its framing. */
const cropFields = z.strictObject({
  ratio,
  left: share,
  top: share.optional(),
  height: share.optional(),
  ...look,
});

/** An entry may leave out what its group says. */
const entryFields = z.strictObject({
  es: text,
  en: text,
  folder: pattern(SLUG, "slug").exactOptional(),
  /** The cream background of a studio picture becomes white. */
  background: z.enum(["photo", "studio"]).exactOptional(),
  /** How light a studio background becomes, up to 1 (white). Below 1, glass can be brighter than the background. */
  whiteness: share.optional(),
  /** Where a studio shadow fades out, from each edge, as a share of the shorter side. */
  margin: share.optional(),
  ...look,
  widths: look.widths.exactOptional(),
  portrait: cropFields
    .extend({ ratio: ratio.exactOptional(), widths: look.widths.exactOptional() })
    .optional(),
  /** Also make the smallest width as WebP: the thumbnail whose URL carts store. */
  thumb: z.literal(true).optional(),
  /** Listed in `assets/brand.ts`, so that the root does not import the whole registry. */
  apart: z.literal(true).optional(),
});

/** An entry has a crop only if it says so itself; the group's portrait has the crop's defaults. */
const groupFields = entryFields
  .omit({ es: true, en: true })
  .required({ folder: true, background: true, widths: true })
  .extend({ portrait: cropFields.omit({ left: true }).optional() });

export const tableFields = z.record(
  z.string(),
  z.strictObject({ all: groupFields, pictures: z.record(pattern(SLUG, "slug"), entryFields) }),
);

type Group = z.infer<typeof groupFields>;

export type Crop = Pick<z.infer<typeof cropFields>, "ratio" | "left" | "top" | "height">;

/** How a picture's files are made from its master. */
export type Recipe = Omit<Group, "folder" | "portrait"> & {
  /** Path under `content/pictures`. */
  master: string;
  alt: { es: string; en: string };
  crop?: Crop;
  /** AVIF effort, 0 to 9, with the fixed quality instead of a search for it: an owner who adds a photograph waits. */
  effort?: number;
};

/** Parses a table of pictures into recipes by name; throws a `ContentError` with all mistakes. */
export function readTable(file: string, source: string): Record<string, Recipe> {
  const content = readContent(file, Buffer.from(source));
  if (content.problems.length > 0) throw new ContentError(content.problems);
  const { data, error } = tableFields.safeParse(content.value);
  if (error) throw new ContentError(problemsOf(file, content, error));
  const recipes: Record<string, Recipe> = {};
  const problems: Problem[] = [];
  for (const [group, { all, pictures }] of Object.entries(data)) {
    for (const [name, entry] of Object.entries(pictures)) {
      const line = content.lineOf([group, "pictures", name]);
      if (entry.portrait && !all.portrait) {
        const message: Message = { code: "missing", params: { expected: { code: "fields", params: {} } } };
        problems.push({ file, line, field: `${group}.all.portrait`, message });
      }
      for (const [key, recipe] of recipesOf(name, all, entry)) {
        if (recipes[key])
          problems.push({ file, line, field: key, message: { code: "listedTwice", params: {} } });
        recipes[key] = recipe;
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return recipes;
}

/** A picture and its crop, if it has one, with the defaults of their group. */
function recipesOf(name: string, all: Group, entry: z.infer<typeof entryFields>): [string, Recipe][] {
  const { es, en, portrait: own, ...fields } = entry;
  const { folder, portrait: shared, ...rest } = { ...all, ...fields };
  const whole: Recipe = { ...rest, master: `${folder}/${name}.webp`, alt: { es, en } };
  if (!own || !shared) return [[name, whole]];
  const { master, background, alt, quality } = whole;
  const { ratio: shape, left, top, height, ...cropLook } = { quality, ...shared, ...own };
  const crop = { ratio: shape, left, top, height };
  return [
    [name, whole],
    [`${name}-portrait`, { ...cropLook, master, background, alt, crop }],
  ];
}

/** Path from the root of the repository. */
export const TABLE = "content/pictures/pictures.yaml";

/** The recipes of all pictures by name; throws a `ContentError`. */
export function readRecipes(): Record<string, Recipe> {
  return readTable(TABLE, readFileSync(TABLE, "utf8"));
}
