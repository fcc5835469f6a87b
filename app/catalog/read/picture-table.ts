import { z } from "zod";
import { SLUG } from "../../lib/slug.ts";
import { defineFile } from "./single-file.ts";
import { pattern, report, text } from "./schema-problems.ts";

const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);

/** Fields that a picture and its crop both have. */
const look = {
  /** Widths in px of the AVIF files, ascending. */
  widths: z.array(z.int().positive()).min(1),
  /** Defaults to the quality for the picture's background (art/plan.ts). */
  quality: z
    .tuple([percent, percent])
    .transform(([avif, webp]) => ({ avif, webp }))
    .optional(),
  /** The subject's position, in percent from the left and top. Becomes a class that sets `object-position`. */
  position: z
    .tuple([percent, percent])
    .transform(([left, top]) => `object-[${left}%_${top}%]`)
    .optional(),
};

const ratio = pattern(/^\d+:\d+$/, "ratio").transform((value) => {
  const [width = 1, height = 1] = value.split(":").map(Number);
  return width / height;
});

/** `left`, `top` and `height` are fractions of the master, so that a larger render keeps the framing. */
const cropFields = z.strictObject({
  ratio,
  left: share,
  top: share.optional(),
  height: share.optional(),
  ...look,
});

/** An entry may omit whatever its group specifies. */
const entryFields = z.strictObject({
  es: text,
  en: text,
  folder: pattern(SLUG, "slug").exactOptional(),
  background: z.enum(["photo", "studio"]).exactOptional(),
  ...look,
  widths: look.widths.exactOptional(),
  portrait: cropFields
    .extend({ ratio: ratio.exactOptional(), widths: look.widths.exactOptional() })
    .optional(),
  /** If set, the smallest width is also made as WebP, the thumbnail whose URL carts store. */
  thumb: z.literal(true).optional(),
});

/** A group's `portrait` only has defaults for crops: an entry has a crop if it has a `portrait` of its own. */
const groupFields = entryFields
  .omit({ es: true, en: true })
  .required({ folder: true, background: true, widths: true })
  .extend({ portrait: cropFields.omit({ left: true }).optional() });

type Group = z.infer<typeof groupFields>;

export type Crop = Pick<z.infer<typeof cropFields>, "ratio" | "left" | "top" | "height">;

/** How a picture's files are made from its master. */
export type Recipe = Omit<Group, "folder" | "portrait"> & {
  /** Path under `content/pictures`. */
  master: string;
  alt: { es: string; en: string };
  crop?: Crop;
};

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

export const tableFields = z
  .record(
    z.string(),
    z.strictObject({ all: groupFields, pictures: z.record(pattern(SLUG, "slug"), entryFields) }),
  )
  .transform((groups, context) => {
    const recipes: Record<string, Recipe> = {};
    for (const [group, { all, pictures }] of Object.entries(groups))
      for (const [name, entry] of Object.entries(pictures)) {
        if (entry.portrait && !all.portrait)
          report(context, [group, "all", "portrait"], "missing", {
            expected: { code: "fields", params: {} },
          });
        for (const [key, recipe] of recipesOf(name, all, entry)) {
          if (recipes[key]) report(context, [group, "pictures", key], "listedTwice");
          recipes[key] = recipe;
        }
      }
    return recipes;
  });

export const pictureTable = defineFile("content/pictures/pictures.yaml", tableFields);
