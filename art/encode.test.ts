import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { develop } from "./encode.ts";
import { planPicture } from "./plan.ts";
import type { Recipe } from "../app/catalog/recipe.ts";

/** A dark square on a cream background, as a master. */
async function writeMaster(folder: string): Promise<void> {
  await sharp({ create: { width: 200, height: 200, channels: 3, background: "#efe6d6" } })
    .composite([
      {
        input: { create: { width: 100, height: 100, channels: 3, background: "#5a2010" } },
        left: 50,
        top: 50,
      },
    ])
    .webp({ lossless: true })
    .toFile(path.join(folder, "square.webp"));
}

it("makes the background white before it crops: a close-up without background in sight keeps its colours", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "masters-"));
  await writeMaster(folder);
  const recipe: Recipe = {
    master: "square.webp",
    widths: [80],
    background: "studio",
    alt: { es: "x", en: "x" },
  };
  const crop = { ratio: 1, left: 0.3, top: 0.3, height: 0.4 };
  const whole = await develop(await planPicture("whole", recipe, folder));
  const close = await develop(await planPicture("close", { ...recipe, crop }, folder));
  await rm(folder, { recursive: true });

  expect([close.width, close.height]).toEqual([80, 80]);
  const middle = (raster: typeof whole) => {
    const at = 3 * ((raster.height / 2) * raster.width + raster.width / 2);
    return [...raster.data.subarray(at, at + 3)];
  };
  expect(middle(close)).toEqual(middle(whole));
  expect([...whole.data.subarray(0, 3)]).toEqual([255, 255, 255]);
});
