import sharp, { type AvifOptions, type Sharp } from "sharp";
import { limitOf, type Plan } from "./plan.ts";
import { findMinQuality, guessFrom, type Attempt } from "./seek.ts";

/** AVIF effort: 4 would take six times as long and make files only 1 to 4 % smaller. */
const EFFORT = 3;
/** Above this AVIF quality, files grow without a visible difference. */
const MAX_QUALITY = 75;
/** The first guess for the first width; most searches end near it. */
const INITIAL_QUALITY = 48;

/** RGB pixels, one byte per channel. */
export type Raster = { data: Uint8Array; width: number; height: number };

/** A picture's cropped pixels. */
export const cropMaster = ({ master, window }: Plan): Promise<Raster> =>
  rasterOf(sharp(master).removeAlpha().toColourspace("srgb").extract(window));

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function imageOf({ data, ...size }: Raster): Sharp {
  return sharp(data, { raw: { ...size, channels: 3 } });
}

export function encodeWebp(raster: Raster, plan: Plan, width: number): Promise<Buffer> {
  return imageOf(raster).resize({ width }).webp({ quality: plan.quality.webp, effort: 5 }).toBuffer();
}

/**
 * Makes the smallest AVIF of a width whose difference from the original is within the limit.
 *
 * @param last The result of the previous width, whose quality is a good first guess.
 */
export async function encodeAvif(
  raster: Raster,
  plan: Plan,
  width: number,
  last: Attempt<Buffer> | undefined,
): Promise<Attempt<Buffer>> {
  // Ten bits avoid banding in haze and sky. Chroma subsampling gives saturated fruit colour fringes on white.
  const kind: AvifOptions =
    plan.recipe.background === "studio"
      ? { chromaSubsampling: "4:4:4" }
      : { chromaSubsampling: "4:2:0", bitdepth: 10 };
  const image = imageOf(raster).resize({ width });
  const { recipe } = plan;
  const min = plan.quality.avif;
  if (recipe.effort !== undefined) {
    const made = await image.avif({ quality: min, effort: recipe.effort, ...kind }).toBuffer();
    return { made, quality: min, difference: 0 };
  }
  // Imported only here: the owner's photographs do not need it, and it imports test helpers.
  const { differenceOf } = await import("./difference.ts");
  const original = await rasterOf(image);
  const attempt = async (quality: number) => {
    const made = await imageOf(original)
      .avif({ quality, effort: EFFORT, ...kind })
      .toBuffer();
    const difference = await differenceOf(original, await rasterOf(sharp(made).toColourspace("srgb")));
    return { made, difference };
  };
  const limit = limitOf(recipe, width);
  return findMinQuality(attempt, last ? guessFrom(last, limit) : INITIAL_QUALITY, {
    min,
    max: MAX_QUALITY,
    limit,
  });
}
