import { expect, it } from "vitest";
import { pictureFallback, pictureSrcSet, pictureThumb, type Picture } from "./picture.ts";

const picture: Picture = {
  base: "/assets/img/hero/water-1a2b3c4d",
  widths: [390, 600],
  fallback: 600,
  width: 600,
  height: 900,
  alt: "Río",
};

it("lists every AVIF width in srcset", () => {
  expect(pictureSrcSet(picture)).toBe(
    "/assets/img/hero/water-1a2b3c4d-390.avif 390w, /assets/img/hero/water-1a2b3c4d-600.avif 600w",
  );
});

it("falls back to one WebP", () => {
  expect(pictureFallback(picture)).toBe("/assets/img/hero/water-1a2b3c4d-600.webp");
});

it("uses the small WebP in a cart, or else the fallback", () => {
  expect(pictureThumb({ ...picture, thumb: 160 })).toBe("/assets/img/hero/water-1a2b3c4d-160.webp");
  expect(pictureThumb(picture)).toBe(pictureFallback(picture));
});
