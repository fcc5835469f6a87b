import sharp, { type AvifOptions, type Sharp } from "sharp";
import { flatten, type Raster } from "./flatten.ts";
import { limitOf, type Plan } from "./plan.ts";
import { guessFrom, seekLeast, type Attempt } from "./seek.ts";

/** Of AVIF: 4 takes six times as long, for files 1 to 4 % smaller. */
const EFFORT = 3;
/** The highest quality of AVIF: above it files grow and nobody sees why. */
const MOST = 75;
/** Where the search for the first width begins: most end near it. */
const START = 48;

/**
 * The cropped pixels of a picture, its background made white where the recipe asks for it: before the crop, since
 * the light of the background can only be read where background is in sight.
 */
export async function develop(plan: Plan): Promise<Raster> {
  const master = await rasterOf(sharp(plan.master).removeAlpha().toColourspace("srgb"));
  const whole = plan.recipe.background === "studio" ? flatten(master, plan.recipe) : master;
  return rasterOf(imageOf(whole).extract(plan.window));
}

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function imageOf({ data, ...size }: Raster): Sharp {
  return sharp(data, { raw: { ...size, channels: 3 } });
}

/** The WebP of a picture in a width. */
export function encodeWebp(raster: Raster, plan: Plan, width: number): Promise<Buffer> {
  return imageOf(raster).resize({ width }).webp({ quality: plan.quality.webp, effort: 5 }).toBuffer();
}

/**
 * The AVIF of a picture in a width: the smallest that differs no more from the original than the width may.
 *
 * @param last What came of the width before, whose quality is near.
 */
export async function encodeAvif(
  raster: Raster,
  plan: Plan,
  width: number,
  last: Attempt<Buffer> | undefined,
): Promise<Attempt<Buffer>> {
  // Ten bits keep haze and sky free of bands. Saturated fruit would fringe on white without its full colour.
  const kind: AvifOptions =
    plan.recipe.background === "studio"
      ? { chromaSubsampling: "4:4:4" }
      : { chromaSubsampling: "4:2:0", bitdepth: 10 };
  const image = imageOf(raster).resize({ width });
  const { recipe } = plan;
  const least = plan.quality.avif;
  if (recipe.effort !== undefined) {
    const made = await image.avif({ quality: least, effort: recipe.effort, ...kind }).toBuffer();
    return { made, quality: least, difference: 0 };
  }
  // Photographs are made without it, also where only what serves and builds the site is.
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
  return seekLeast(attempt, last ? guessFrom(last, limit) : START, { least, most: MOST, limit });
}
