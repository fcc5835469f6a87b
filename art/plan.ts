import path from "node:path";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { pictureFile, type PictureFormat } from "../app/lib/picture.ts";
import type { Crop, Quality, Recipe } from "../app/catalog/read/recipe.ts";

/** Raise one when a change of code makes other files of the same master and recipe: of all, or of those with a margin. */
const PIPELINE = { plain: 1, margin: 2 };
/** The root, from which messages name files. */
const ROOT = path.join(import.meta.dirname, "..");
/** Where the masters lie, in folders. */
export const PICTURES = path.join(import.meta.dirname, "../content/pictures");

/** Below 42 mist and still water lose what is faint in them, which the measure hardly counts. */
const QUALITY: Quality = { avif: 42, webp: 74 };
/**
 * How much a file may differ from the original in its size, in the measure of `differenceOf`: what is seen px by px, and
 * what only fine screens show. Half of a studio picture is white, which takes as much from the mean.
 * How they were chosen: bench/results/2026-11-23-picture-quality.md.
 */
const LIMITS = { photo: { plain: 1.9, fine: 2.2 }, studio: { plain: 1.35, fine: 1.65 } };
/** How wide the one WebP is at the least, in px: no narrower than a phone's window. */
const FALLBACK = 480;

type Size = { width: number; height: number };
export type Window = Size & { left: number; top: number };

/** One file of a picture, by its path under the output folder. */
type PictureFile = { path: string; width: number; format: PictureFormat };

/** What is to be made of one recipe, worked out from its master without decoding it. */
export type Plan = {
  name: string;
  recipe: Recipe;
  quality: Quality;
  /** Path of the master file. */
  master: string;
  /** The part of the master that is used, in its px. */
  window: Window;
  /** Folder and name without hash: `hero/sunrise`. */
  stem: string;
  /** `hero/sunrise-1a2b3c4d` */
  hashed: string;
  /** The width of its one WebP, for browsers without AVIF. */
  fallback: number;
  /** The width of the small WebP that carts keep, where they keep one. */
  thumb: number | undefined;
  files: readonly PictureFile[];
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
  const { crop, widths, background, whiteness, margin, quality = QUALITY, effort, fine = 0 } = recipe;
  const made = JSON.stringify([
    margin === undefined ? PIPELINE.plain : PIPELINE.margin,
    crop ?? null,
    widths,
    background,
    quality,
    ...(whiteness === undefined ? [] : [whiteness]),
    ...(margin === undefined ? [] : [`margin ${margin}`]),
    ...(effort === undefined ? [LIMITS[background], fine] : []),
  ]);
  return createHash("sha256").update(master).update(made).digest("hex").slice(0, 8);
}

/** How much a file of this width may differ from the original. */
export function limitOf({ background, fine = Infinity }: Recipe, width: number): number {
  return LIMITS[background][width < fine ? "plain" : "fine"];
}

/** The width of the one WebP: the first that is at least half the largest, so no page shows it less than half as fine. */
export function fallbackOf(widths: readonly number[]): number {
  const largest = Math.max(...widths);
  return widths.find((width) => width >= Math.max(largest / 2, FALLBACK)) ?? largest;
}

/** Plans one picture; throws when its master is missing or its recipe cannot be made. */
export async function planPicture(name: string, recipe: Recipe, masters: string): Promise<Plan> {
  const master = `${masters}/${recipe.master}`;
  const bytes = await readFile(master).catch(() => {
    throw new Error(`${name}: there is no file ${path.relative(ROOT, path.resolve(master))}`);
  });
  const { width, height } = await sharp(bytes).metadata();
  const problems = problemsOf(recipe, { width, height });
  if (problems.length > 0) throw new Error(`${name}: ${problems.join("; ")}`);
  const window = windowOf(recipe.crop, { width, height });
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
    quality: recipe.quality ?? QUALITY,
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
