import sharp, { type AvifOptions, type Sharp } from "sharp";
import { flatten, type Raster } from "./flatten.ts";
import type { Plan } from "./plan.ts";
import type { PictureFormat } from "../app/lib/picture.ts";

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

/** One file of a picture. */
export async function encode(
  raster: Raster,
  plan: Plan,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const image = imageOf(raster).resize({ width });
  if (format === "webp") return image.webp({ quality: plan.quality.webp, effort: 5 }).toBuffer();
  // Ten bits keep haze and sky free of bands. Saturated fruit would fringe on white without its full colour.
  const kind: AvifOptions =
    plan.recipe.background === "studio"
      ? { chromaSubsampling: "4:4:4" }
      : { chromaSubsampling: "4:2:0", bitdepth: 10 };
  return image.avif({ quality: plan.quality.avif, effort: plan.recipe.effort ?? 4, ...kind }).toBuffer();
}
