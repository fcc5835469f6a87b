import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { findProgram } from "../testing/programs.ts";
import { cropMaster, encodeAvif } from "./encode.ts";
import { planPicture } from "./plan.ts";
import type { Recipe } from "../app/catalog/read/picture-table.ts";

/** Writes a master: a dark square on a cream background. */
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

it("flattens before cropping, so a close-up without background keeps its colours", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "masters-"));
  await writeMaster(folder);
  const recipe: Recipe = {
    master: "square.webp",
    widths: [80],
    background: "studio",
    alt: { es: "x", en: "x" },
  };
  const crop = { ratio: 1, left: 0.3, top: 0.3, height: 0.4 };
  const whole = await cropMaster(await planPicture("whole", recipe, folder));
  const close = await cropMaster(await planPicture("close", { ...recipe, crop }, folder));
  await rm(folder, { recursive: true });

  expect([close.width, close.height]).toEqual([80, 80]);
  const middle = (raster: typeof whole) => {
    const at = 3 * ((raster.height / 2) * raster.width + raster.width / 2);
    return [...raster.data.subarray(at, at + 3)];
  };
  expect(middle(close)).toEqual(middle(whole));
  expect([...whole.data.subarray(0, 3)]).toEqual([255, 255, 255]);
});

it.skipIf(!findProgram("butteraugli_main"))(
  "compresses more for high-density screens, reproducibly",
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "masters-"));
    await sharp({
      create: {
        width: 320,
        height: 320,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 40 },
      },
    })
      .blur(2)
      .webp({ lossless: true })
      .toFile(path.join(folder, "grain.webp"));
    const recipe: Recipe = {
      master: "grain.webp",
      widths: [200],
      background: "photo",
      quality: { avif: 10, webp: 74 },
      alt: { es: "x", en: "x" },
    };
    const made = async (one: Recipe) => {
      const plan = await planPicture("grain", one, folder);
      return (await encodeAvif(await cropMaster(plan), plan, 200, undefined)).made;
    };
    const plain = await made(recipe);
    const again = await made(recipe);
    const fine = await made({ ...recipe, fine: 200 });
    await rm(folder, { recursive: true });

    expect(again.equals(plain)).toBe(true);
    expect(fine.length).toBeLessThan(plain.length);
  },
);
