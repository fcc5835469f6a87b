import sharp, { type AvifOptions } from "sharp";
import type { PictureFile, Plan } from "./plan.ts";

/** AVIF effort, 0 to 9. Higher ones take several times as long, for files at most 4 % smaller. */
const EFFORT = 2;

/** Ten bits avoid banding in haze and sky. Chroma subsampling gives saturated fruit colour fringes on white. */
const AVIF: Record<Plan["recipe"]["background"], AvifOptions> = {
  photo: { chromaSubsampling: "4:2:0", bitdepth: 10 },
  studio: { chromaSubsampling: "4:4:4" },
};

/** Encodes one of a picture's files. */
export function encode(
  { master, window, recipe, quality }: Plan,
  { width, format }: PictureFile,
): Promise<Buffer> {
  const image = sharp(master).removeAlpha().toColourspace("srgb").extract(window).resize({ width });
  return format === "webp"
    ? image.webp({ quality: quality.webp, effort: 5 }).toBuffer()
    : image.avif({ quality: quality.avif, effort: EFFORT, ...AVIF[recipe.background] }).toBuffer();
}
