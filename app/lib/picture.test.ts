import { describe, expect, it } from "vitest";
import { pictureFallback, pictureSrcSet, type Picture } from "./picture.ts";

const picture = (...widths: number[]): Picture => ({
  base: "/assets/img/hero/agua-1a2b3c4d",
  widths,
  width: widths.at(-1) ?? 0,
  height: 900,
  alt: "Río",
  color: "#a0b0b0",
});

describe("pictureSrcSet", () => {
  it("lists every width with its descriptor", () => {
    expect(pictureSrcSet(picture(390, 600), "avif")).toBe(
      "/assets/img/hero/agua-1a2b3c4d-390.avif 390w, /assets/img/hero/agua-1a2b3c4d-600.avif 600w",
    );
  });
});

describe("pictureFallback", () => {
  it.each([
    [[320], 320],
    [[320, 480], 320],
    [[320, 480, 720], 480],
    [[640, 960, 1280, 1600], 960],
  ])("of %j is %i wide", (widths, expected) => {
    expect(pictureFallback(picture(...widths))).toBe(`/assets/img/hero/agua-1a2b3c4d-${expected}.webp`);
  });
});
