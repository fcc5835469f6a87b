import { describe, expect, it } from "vitest";
import { hashOf, problemsOf, stemOf, windowOf } from "./plan.ts";
import type { Recipe } from "./recipe.ts";

const MASTER = { width: 1600, height: 900 };
const recipe: Recipe = {
  master: "hero/hero-agua.webp",
  widths: [390, 600],
  crop: { ratio: 2 / 3, left: 0.25 },
  ground: "photo",
  alt: { es: "Río", en: "River" },
};

describe("stemOf", () => {
  it("names the folder once", () => {
    expect(stemOf("hero-agua-portrait", recipe)).toBe("hero/agua-portrait");
    expect(stemOf("camino", { ...recipe, master: "landscape/camino.webp" })).toBe("landscape/camino");
  });
});

describe("windowOf", () => {
  it("is all of the master without a crop", () => {
    expect(windowOf(undefined, MASTER)).toEqual({ left: 0, top: 0, width: 1600, height: 900 });
  });

  it("follows the crop in fractions of the master", () => {
    expect(windowOf(recipe.crop, MASTER)).toEqual({ left: 400, top: 0, width: 600, height: 900 });
    const lower = { ratio: 2 / 3, left: 0.5, top: 0.2, height: 0.8 };
    expect(windowOf(lower, MASTER)).toEqual({ left: 800, top: 180, width: 480, height: 720 });
  });
});

describe("problemsOf", () => {
  it("finds none in a sound recipe", () => {
    expect(problemsOf(recipe, MASTER)).toEqual([]);
  });

  it("names widths larger than the crop", () => {
    expect(problemsOf({ ...recipe, widths: [390, 601] }, MASTER)).toEqual([
      "601 px is wider than its crop of 600 px",
    ]);
  });

  it("names a crop outside the master, and widths that do not ascend", () => {
    expect(problemsOf({ ...recipe, crop: { ratio: 1, left: 0.6 } }, MASTER)[0]).toContain(
      "leaves the master",
    );
    expect(problemsOf({ ...recipe, widths: [600, 390] }, MASTER)).toEqual(["its widths do not ascend"]);
    expect(problemsOf({ ...recipe, widths: [] }, MASTER)).toEqual(["it has no widths"]);
  });
});

describe("hashOf", () => {
  const master = new Uint8Array([1, 2, 3]);
  const hash = hashOf(master, recipe);

  it("is eight hex digits", () => {
    expect(hash).toMatch(/^[0-9a-f]{8}$/);
  });

  it("changes with what changes the files", () => {
    expect(hashOf(new Uint8Array([1, 2, 4]), recipe)).not.toBe(hash);
    expect(hashOf(master, { ...recipe, widths: [390] })).not.toBe(hash);
    expect(hashOf(master, { ...recipe, quality: { avif: 40, webp: 74 } })).not.toBe(hash);
  });

  it("does not change with words about the picture", () => {
    expect(hashOf(master, { ...recipe, alt: { es: "Agua", en: "Water" }, position: "0 0" })).toBe(hash);
  });
});
