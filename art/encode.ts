import sharp, { type AvifOptions } from "sharp";
import { flatten, type Raster } from "./flatten.ts";
import type { Plan } from "./plan.ts";
import type { PictureFormat } from "../app/lib/picture.ts";

/** The cropped pixels of a picture, its ground made white where the recipe asks for it. */
export async function develop(plan: Plan): Promise<Raster> {
  const { data, info } = await sharp(plan.master)
    .removeAlpha()
    .toColourspace("srgb")
    .extract(plan.window)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raster = { data, width: info.width, height: info.height };
  return plan.recipe.ground === "studio" ? flatten(raster, plan.recipe.whiteness) : raster;
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
  const { data, ...size } = raster;
  const image = sharp(data, { raw: { ...size, channels: 3 } }).resize({ width });
  if (format === "webp") return image.webp({ quality: plan.quality.webp, effort: 5 }).toBuffer();
  // Ten bits keep haze and sky free of bands. Saturated fruit would fringe on white without its full colour.
  const kind: AvifOptions =
    plan.recipe.ground === "studio"
      ? { chromaSubsampling: "4:4:4" }
      : { chromaSubsampling: "4:2:0", bitdepth: 10 };
  return image.avif({ quality: plan.quality.avif, effort: 4, ...kind }).toBuffer();
}
