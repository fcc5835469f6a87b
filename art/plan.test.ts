import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { fallbackOf, hashOf, planPicture, recipeProblems, stemOf, cropBoxOf } from "./plan.ts";
import type { Recipe } from "../app/catalog/read/picture-table.ts";

const MASTER = { width: 1600, height: 900 };
const recipe: Recipe = {
  master: "hero/hero-water.webp",
  widths: [390, 600],
  crop: { ratio: 2 / 3, left: 0.25 },
  background: "photo",
  alt: { es: "Río", en: "River" },
};

describe("stemOf", () => {
  it("names the folder once", () => {
    expect(stemOf("hero-water-portrait", recipe)).toBe("hero/water-portrait");
    expect(stemOf("track", { ...recipe, master: "landscape/track.webp" })).toBe("landscape/track");
  });
});

describe("cropBoxOf", () => {
  it("is the whole master without a crop", () => {
    expect(cropBoxOf(undefined, MASTER)).toEqual({ left: 0, top: 0, width: 1600, height: 900 });
  });

  it("follows the crop in fractions of the master", () => {
    expect(cropBoxOf(recipe.crop, MASTER)).toEqual({ left: 400, top: 0, width: 600, height: 900 });
    const lower = { ratio: 2 / 3, left: 0.5, top: 0.2, height: 0.8 };
    expect(cropBoxOf(lower, MASTER)).toEqual({ left: 800, top: 180, width: 480, height: 720 });
  });
});

describe("recipeProblems", () => {
  it("finds none in a valid recipe", () => {
    expect(recipeProblems(recipe, MASTER)).toEqual([]);
  });

  it("reports widths larger than the crop", () => {
    expect(recipeProblems({ ...recipe, widths: [390, 601] }, MASTER)).toEqual([
      "601 px is wider than its crop of 600 px",
    ]);
  });

  it("reports a crop outside the master and widths that do not ascend", () => {
    expect(recipeProblems({ ...recipe, crop: { ratio: 1, left: 0.6 } }, MASTER)[0]).toContain(
      "leaves the master",
    );
    expect(recipeProblems({ ...recipe, widths: [600, 390] }, MASTER)).toEqual(["its widths do not ascend"]);
    expect(recipeProblems({ ...recipe, widths: [] }, MASTER)).toEqual(["it has no widths"]);
  });
});

describe("fallbackOf", () => {
  it.each([
    [[640, 960, 1280, 1600, 1920], 960],
    [[320, 480, 720, 960, 1200], 720],
    [[160, 320, 480, 720], 480],
    [[320, 480, 640], 480],
    [[390, 600], 600],
    [[160, 320], 320],
  ])("of %j is %i", (widths, expected) => {
    expect(fallbackOf(widths)).toBe(expected);
  });
});

describe("hashOf", () => {
  const master = new Uint8Array([1, 2, 3]);
  const hash = hashOf(master, recipe);

  it("is eight hex digits", () => {
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
  });

  it("changes with anything that changes the files", () => {
    expect(hashOf(new Uint8Array([1, 2, 4]), recipe)).not.toBe(hash);
    expect(hashOf(master, { ...recipe, widths: [390] })).not.toBe(hash);
    expect(hashOf(master, { ...recipe, quality: { avif: 40, webp: 74 } })).not.toBe(hash);
  });

  it("does not change with the alternative text", () => {
    expect(hashOf(master, { ...recipe, alt: { es: "Agua", en: "Water" }, position: "0 0" })).toBe(hash);
  });

  it("is stable for an owner's photograph, whose thumbnail's URL is in stored carts", () => {
    const photograph: Recipe = {
      master: "photographs/pila.webp",
      widths: [480, 960],
      background: "photo",
      quality: { avif: 50, webp: 74 },
      alt: { es: "Pila", en: "Pile" },
    };
    expect(hashOf(master, photograph)).toBe("fd6f3250");
  });

  it("does not change with the thumbnail", () => {
    expect(hashOf(master, { ...recipe, thumb: true })).toBe(hash);
  });
});

describe("planPicture", () => {
  it("plans every width as AVIF, one as WebP and the carts' thumbnail", async () => {
    const masters = await mkdtemp(path.join(tmpdir(), "masters-"));
    await mkdir(path.join(masters, "shop"));
    await sharp({ create: { width: 960, height: 960, channels: 3, background: "#fff" } }).toFile(
      path.join(masters, "shop/apple.webp"),
    );
    const { crop: _crop, ...whole } = recipe;
    const apple: Recipe = { ...whole, master: "shop/apple.webp", widths: [160, 480, 960] };
    const endings = async (one: Recipe) => {
      const { files } = await planPicture("apple", one, masters);
      return files.map((file) => file.path.replace(/^shop\/apple-[0-9a-f]{8}-/, ""));
    };
    const most = ["160.avif", "480.avif", "960.avif"];
    expect(await endings(apple)).toEqual([...most, "480.webp"]);
    expect(await endings({ ...apple, thumb: true })).toEqual([...most, "160.webp", "480.webp"]);
    expect(await endings({ ...apple, widths: [480], thumb: true })).toEqual(["480.avif", "480.webp"]);
    await rm(masters, { recursive: true });
  });
});
