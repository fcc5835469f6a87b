import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { pictureTable } from "../app/catalog/read/picture-table.ts";
import { pictureFile } from "../app/lib/picture.ts";
import { PICTURES, planPicture } from "./plan.ts";

const SERVED = path.join(import.meta.dirname, "../public/assets/img");
/** A background within this distance of white (255) shows no seam on a tint. */
const MAX_UNSEEN = 6;
/** Studio pictures whose subject may cross an edge, with the reason. */
const BLEEDS = new Map([
  ["cut-bunch", "fronds and the chisel's handle lead out: it fills a tile, whose edge cuts them"],
]);
/** Close-ups are crops of a product's first picture. */
const isCloseUp = (name: string) => name.endsWith("-3");

const studio = Object.entries(pictureTable()).filter(
  ([name, { background }]) => background === "studio" && !isCloseUp(name),
);

/** How far the darkest edge pixel of the WebP is below white. */
async function darkest(name: string): Promise<number> {
  const [, recipe] = studio.find(([other]) => other === name) ?? [];
  if (!recipe) throw new Error(`${name} is not a studio picture`);
  const { hashed, fallback } = await planPicture(name, recipe, PICTURES);
  const file = path.join(SERVED, pictureFile({ base: hashed }, fallback, "webp"));
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let least = 255;
  for (let y = 0; y < height; y++) {
    const step = y === 0 || y === height - 1 ? 1 : width - 1;
    for (let x = 0; x < width; x += step) {
      const at = (y * width + x) * 3;
      least = Math.min(least, ...data.subarray(at, at + 3));
    }
  }
  return 255 - least;
}

describe("the four edges of a studio picture", () => {
  it.each(studio.map(([name]) => name).filter((name) => !BLEEDS.has(name)))(
    "are white in %s, so no seam shows on a page's tint",
    async (name) => {
      expect(await darkest(name)).toBeLessThanOrEqual(MAX_UNSEEN);
    },
  );

  it.each([...BLEEDS])("are crossed in %s: %s", async (name) => {
    expect(await darkest(name)).toBeGreaterThan(MAX_UNSEEN);
  });
});
