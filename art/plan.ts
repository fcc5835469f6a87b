import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Crop, Quality, Recipe } from "./recipe.ts";

/** Raise it when a change of code makes other files of the same master and recipe. */
const PIPELINE = 1;
const QUALITY: Quality = { avif: 50, webp: 74 };

type Size = { width: number; height: number };
export type Window = Size & { left: number; top: number };

/** What is to be made of one recipe, worked out from its master without decoding it. */
export type Plan = {
  name: string;
  recipe: Recipe;
  quality: Quality;
  /** Path of the master file. */
  master: string;
  /** The part of the master that is used, in its px. */
  window: Window;
  /** Folder and name without hash: `hero/amanecer`. */
  stem: string;
  /** `hero/amanecer-1a2b3c4d` */
  hashed: string;
  /** Paths under the output folder. */
  files: readonly string[];
  /** Size of the largest file. */
  size: Size;
};

/** Folder of the master and the name in it, without the folder's name twice. */
export function stemOf(name: string, recipe: Recipe): string {
  const folder = recipe.master.slice(0, recipe.master.lastIndexOf("/"));
  return `${folder}/${name.startsWith(`${folder}-`) ? name.slice(folder.length + 1) : name}`;
}

/** The window of a crop in whole px of its master. */
export function windowOf(crop: Crop | undefined, master: Size): Window {
  if (!crop) return { left: 0, top: 0, ...master };
  const height = Math.round((crop.height ?? 1) * master.height);
  return {
    left: Math.round(crop.left * master.width),
    top: Math.round((crop.top ?? 0) * master.height),
    width: Math.round(height * crop.ratio),
    height,
  };
}

/** What is wrong with a recipe for a master of this size. */
export function problemsOf(recipe: Recipe, master: Size): string[] {
  const window = windowOf(recipe.crop, master);
  const problems: string[] = [];
  if (window.left + window.width > master.width || window.top + window.height > master.height) {
    problems.push(`its crop leaves the master (${master.width} by ${master.height} px)`);
  }
  if (recipe.widths.length === 0) problems.push("it has no widths");
  if (recipe.widths.some((width, i) => width <= (recipe.widths[i - 1] ?? 0))) {
    problems.push("its widths do not ascend");
  }
  const large = recipe.widths.filter((width) => width > window.width);
  if (large.length > 0) problems.push(`${large.join(", ")} px is wider than its crop of ${window.width} px`);
  return problems;
}

/** Eight hex digits that change with the master, with the recipe and with the pipeline. */
export function hashOf(master: Uint8Array, recipe: Recipe): string {
  const { crop, widths, ground, whiteness, quality = QUALITY } = recipe;
  const made = JSON.stringify([
    PIPELINE,
    crop ?? null,
    widths,
    ground,
    quality,
    ...(whiteness === undefined ? [] : [whiteness]),
  ]);
  return createHash("sha256").update(master).update(made).digest("hex").slice(0, 8);
}

/** Plans one picture; throws when its master is missing or its recipe cannot be made. */
export async function planPicture(name: string, recipe: Recipe, masters: string): Promise<Plan> {
  const master = `${masters}/${recipe.master}`;
  const bytes = await readFile(master).catch(() => {
    throw new Error(`${name}: its master art/masters/${recipe.master} is missing`);
  });
  const { width, height } = await sharp(bytes).metadata();
  const problems = problemsOf(recipe, { width, height });
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}`);
  const window = windowOf(recipe.crop, { width, height });
  const stem = stemOf(name, recipe);
  const hashed = `${stem}-${hashOf(bytes, recipe)}`;
  const largest = recipe.widths.at(-1) ?? window.width;
  return {
    name,
    recipe,
    quality: recipe.quality ?? QUALITY,
    master,
    window,
    stem,
    hashed,
    files: recipe.widths.flatMap((w) => [`${hashed}-${w}.avif`, `${hashed}-${w}.webp`]),
    size: { width: largest, height: Math.round((largest * window.height) / window.width) },
  };
}
