// Makes the files of the owner's photographs and WebP logos, and their registry. Keeps existing files.
import { existsSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isFileName } from "../app/catalog/read/content-folder.ts";
import { hasMistakes } from "../app/catalog/read/problem.ts";
import { photographDefinition, photographs, type Photograph } from "../app/catalog/content/photographs.ts";
import { derive, type Derived } from "./derived.ts";
import { make, OUT, write } from "./make.ts";
import { filesIn } from "./outputs.ts";
import { planPicture, type Plan } from "./plan.ts";
import { addressesByName, isCurrent, picturesByName, registryOf, writeRegistry } from "./registry.ts";

const CONTENT = path.join(import.meta.dirname, "../content");
const LOGOS = path.join(CONTENT, "logos");

/** Widths in px for a card, for a card or a phone's viewport at double density, and for a page head. */
const WIDTHS = [480, 960, 1920];

/** A photograph's widths, none larger than the photograph and none close to the largest. */
export function widthsOf(width: number): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((each) => each * 1.25 < largest), largest];
}

/** Whether a file in the output folder belongs to this script. */
export const isOfPhotographs = (file: string): boolean =>
  /^photographs[\\/]|^logos[\\/].*\.webp(?:\.part)?$/.test(file);

async function planOf({ name, es = "", en = "", position }: Photograph): Promise<Plan> {
  const master = `photographs/${name}.webp`;
  const file = path.join(CONTENT, master);
  if (!existsSync(file)) throw new Error(`${name}: there is no file content/${master}`);
  const { width } = await sharp(file).metadata();
  const recipe = {
    master,
    widths: widthsOf(width),
    background: "photo" as const,
    alt: { es, en },
    thumb: true as const,
    quality: { avif: 50, webp: 74 },
    ...(position ? { position: `object-[${position.replace(" ", "_")}]` } : {}),
  };
  return planPicture(name, recipe, CONTENT);
}

/** Plans the WebP logos, which are served unchanged. */
async function planLogos(): Promise<Derived[]> {
  const files = (await filesIn(LOGOS)).filter((file) => isFileName(file, [".webp"]));
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(path.join(LOGOS, file));
      const name = path.basename(file, ".webp");
      return derive(name, `logos/${name}`, "webp", [bytes], async () => bytes);
    }),
  );
}

/**
 * Makes missing files and deletes those of removed photographs. Does nothing if a record is invalid, because the content
 * check reports that.
 *
 * @param check Changes nothing, but throws if a file is missing or out of date.
 * @returns A line for each photograph whose files it made.
 */
export async function makePhotographs({ check = false } = {}): Promise<string[]> {
  if (hasMistakes(photographDefinition)) return [];
  const plans = await Promise.all(photographs.map(planOf));
  const logos = await planLogos();
  const owned = new Set([
    ...plans.flatMap(({ files }) => files.map((file) => file.path)),
    ...logos.map(({ file }) => file),
  ]);
  const registry = registryOf("photographs", {
    photographs: picturesByName(plans),
    logos: addressesByName(logos),
  });
  const isListed = await isCurrent(registry);
  if (plans.length + logos.length === 0 && isListed && !check) return [];

  const present = (await filesIn(OUT)).map((file) => file.replaceAll("\\", "/")).filter(isOfPhotographs);
  const missing = new Set([...owned].filter((file) => !present.includes(file)));
  const stale = present.filter((file) => !owned.has(file));
  if (check) {
    const faults = [
      ...[...missing].map((file) => `missing: public/assets/img/${file}`),
      ...stale.map((file) => `out of date: public/assets/img/${file}`),
      ...(isListed ? [] : [`out of date: ${registry.file}`]),
    ];
    if (faults.length > 0) throw new Error(`${faults.join("\n")}\nRun \`npm run images\`.`);
    return [];
  }
  const todo = plans.filter(({ files }) => files.some((file) => missing.has(file.path)));
  for (const plan of todo) await make(plan, missing);
  for (const { file, make: makeFile } of logos)
    if (missing.has(file)) await write(path.join(OUT, file), await makeFile());
  if (!isListed) await writeRegistry(registry);
  for (const file of stale) await rm(path.join(OUT, file));
  return todo.map(({ name }) => `photograph ${name}`);
}
