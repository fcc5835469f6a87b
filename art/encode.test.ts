import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { findProgram } from "../testing/programs.ts";
import { cropMaster, encodeAvif } from "./encode.ts";
import { planPicture } from "./plan.ts";
import type { Recipe } from "../app/catalog/read/picture-table.ts";

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
