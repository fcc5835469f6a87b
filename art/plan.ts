import path from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureFile, type PictureFormat } from "../app/lib/picture.ts";
import type { Crop, Recipe } from "../app/catalog/read/picture-table.ts";

/** Increase it when a code change produces different files. */
const PIPELINE_VERSION = 1;
const ROOT = path.join(import.meta.dirname, "..");
/** The folder of the masters. */
export const PICTURES = path.join(import.meta.dirname, "../content/pictures");

/** Chosen by eye, with the figures of bench/results/2026-11-23-picture-quality.md. */
const DEFAULT_QUALITY = { photo: { avif: 46, webp: 68 }, studio: { avif: 48, webp: 74 } };
/** The width in px of a large phone's viewport. */
const MIN_FALLBACK_WIDTH = 480;

type Size = { width: number; height: number };
export type CropBox = Size & { left: number; top: number };

/** `path` is relative to the output folder. */
export type PictureFile = { path: string; width: number; format: PictureFormat };

/** The files to make from one recipe. */
export type Plan = {
  name: string;
  recipe: Recipe;
  quality: NonNullable<Recipe["quality"]>;
  /** Path of the master. */
  master: string;
  /** The crop, in px of the master. */
  window: CropBox;
  /** Folder and name without hash: `hero/sunrise`. */
  stem: string;
  /** Folder and name with the hash: `hero/sunrise-1a2b3c4d`. */
  hashed: string;
  /** The width of the WebP for browsers without AVIF. */
  fallback: number;
  /** The width of the small WebP that carts store, if any. */
  thumb: number | undefined;
  files: readonly PictureFile[];
  /** Size of the largest file. */
  size: Size;
};

/** Folder and name; drops the folder's name from the beginning of the name. */
export function stemOf(name: string, recipe: Recipe): string {
  const folder = recipe.master.slice(0, recipe.master.lastIndexOf("/"));
  return `${folder}/${name.startsWith(`${folder}-`) ? name.slice(folder.length + 1) : name}`;
}

/** The crop of a master, in whole px. */
export function cropBoxOf(crop: Crop | undefined, master: Size): CropBox {
  if (!crop) return { left: 0, top: 0, ...master };
  const height = Math.round((crop.height ?? 1) * master.height);
  return {
    left: Math.round(crop.left * master.width),
    top: Math.round((crop.top ?? 0) * master.height),
    width: Math.round(height * crop.ratio),
    height,
  };
}

/** The problems with a recipe for a master of this size. */
export function recipeProblems(recipe: Recipe, master: Size): string[] {
  const window = cropBoxOf(recipe.crop, master);
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

/** Eight hex digits that change with the master, the recipe and the pipeline. */
export function hashOf(master: Uint8Array, recipe: Recipe): string {
  const { crop, widths, background, quality = DEFAULT_QUALITY[background] } = recipe;
  const made = JSON.stringify([PIPELINE_VERSION, crop ?? null, widths, background, quality]);
  return createHash("sha256").update(master).update(made).digest("hex").slice(0, 8);
}

/** The WebP's width: the first of at least half the largest, so that no page shows it at less than half density. */
export function fallbackOf(widths: readonly number[]): number {
  const largest = Math.max(...widths);
  return widths.find((width) => width >= Math.max(largest / 2, MIN_FALLBACK_WIDTH)) ?? largest;
}

/** Plans a picture from its master's header; throws if the master is missing or does not fit the recipe. */
export async function planPicture(name: string, recipe: Recipe, masters: string): Promise<Plan> {
  const master = `${masters}/${recipe.master}`;
  const bytes = await readFile(master).catch(() => {
    throw new Error(`${name}: there is no file ${path.relative(ROOT, path.resolve(master))}`);
  });
  const { width, height } = await sharp(bytes).metadata();
  const problems = recipeProblems(recipe, { width, height });
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}`);
  const window = cropBoxOf(recipe.crop, { width, height });
  const stem = stemOf(name, recipe);
  const hashed = `${stem}-${hashOf(bytes, recipe)}`;
  const { widths } = recipe;
  const largest = widths.at(-1) ?? window.width;
  const fallback = fallbackOf(widths);
  const thumb = recipe.thumb && widths[0];
  const webp = new Set(thumb ? [thumb, fallback] : [fallback]);
  const fileOf = (w: number, format: PictureFormat): PictureFile => ({
    path: pictureFile({ base: hashed }, w, format),
    width: w,
    format,
  });
  return {
    name,
    recipe,
    quality: recipe.quality ?? DEFAULT_QUALITY[recipe.background],
    master,
    window,
    stem,
    hashed,
    fallback,
    thumb,
    files: [...widths.map((w) => fileOf(w, "avif")), ...Array.from(webp, (w) => fileOf(w, "webp"))],
    size: { width: largest, height: Math.round((largest * window.height) / window.width) },
  };
}
