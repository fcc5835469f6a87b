import sharp, { type AvifOptions, type Sharp } from "sharp";
import { flatten, type Raster } from "./flatten.ts";
import type { Plan } from "./plan.ts";
import type { PictureFormat } from "../app/lib/picture.ts";

/**
 * The cropped pixels of a picture, its ground made white where the recipe asks for it: before the crop, since
 * the light of the ground can only be read where ground is in sight.
 */
export async function develop(plan: Plan): Promise<Raster> {
  const master = await rasterOf(sharp(plan.master).removeAlpha().toColourspace("srgb"));
  const whole = plan.recipe.ground === "studio" ? flatten(master, plan.recipe.whiteness) : master;
  return rasterOf(imageOf(whole).extract(plan.window));
}

async function rasterOf(image: Sharp): Promise<Raster> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function imageOf({ data, ...size }: Raster): Sharp {
  return sharp(data, { raw: { ...size, channels: 3 } });
}

/** Average colour as `#rrggbb`. */
export function averageColor({ data }: Raster): string {
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at++) sums[at % 3] = (sums[at % 3] ?? 0) + (data[at] ?? 0);
  const hex = sums.map((sum) => Math.round(sum / (data.length / 3)).toString(16));
  return `#${hex.map((pair) => pair.padStart(2, "0")).join("")}`;
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
    plan.recipe.ground === "studio"
      ? { chromaSubsampling: "4:4:4" }
      : { chromaSubsampling: "4:2:0", bitdepth: 10 };
  return image.avif({ quality: plan.quality.avif, effort: 4, ...kind }).toBuffer();
}
