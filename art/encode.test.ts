import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Recipe } from "../app/catalog/read/picture-table.ts";
import { encode } from "./encode.ts";
import { planPicture } from "./plan.ts";

it("crops and resizes the master in both formats", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "masters-"));
  const right = { create: { width: 200, height: 200, channels: 3, background: "#c81e1e" } } as const;
  await sharp({ create: { width: 400, height: 200, channels: 3, background: "#fff" } })
    .composite([{ input: right, left: 200, top: 0 }])
    .webp({ lossless: true })
    .toFile(path.join(folder, "halves.webp"));
  const recipe: Recipe = {
    master: "halves.webp",
    widths: [80],
    background: "photo",
    alt: { es: "x", en: "x" },
    crop: { ratio: 1, left: 0.5 },
  };
  const plan = await planPicture("halves", recipe, folder);
  for (const file of plan.files) {
    const { data, info } = await sharp(await encode(plan, file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height], file.format).toEqual([80, 80]);
    const [red = 0, green = 255] = data;
    expect(red, file.format).toBeGreaterThan(180);
    expect(green, file.format).toBeLessThan(60);
  }
  await rm(folder, { recursive: true });
});
