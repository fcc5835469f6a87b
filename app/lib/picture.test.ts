import { expect, it } from "vitest";
import {
  pictureFallback,
  pictureSrcSet,
  pictureThumb,
  pictureUpTo,
  smallPicture,
  type Picture,
} from "./picture.ts";

const picture: Picture = {
  base: "/assets/img/hero/water-1a2b3c4d",
  widths: [390, 600],
  fallback: 600,
  width: 600,
  height: 900,
  alt: "Río",
};

it("offers every width in AVIF, with its descriptor", () => {
  expect(pictureSrcSet(picture)).toBe(
    "/assets/img/hero/water-1a2b3c4d-390.avif 390w, /assets/img/hero/water-1a2b3c4d-600.avif 600w",
  );
});

it("has one WebP to fall back on", () => {
  expect(pictureFallback(picture)).toBe("/assets/img/hero/water-1a2b3c4d-600.webp");
});

it("lists no wider file than a place asks for, and always one", () => {
  expect(pictureUpTo(picture, 480).widths).toEqual([390]);
  expect(pictureUpTo(picture, 100).widths).toEqual([390]);
});

it("has few files and no words in a small place beside words", () => {
  expect(smallPicture(picture)).toEqual({ ...picture, alt: "", widths: [390] });
});

it("gives a cart its small WebP, or the one it has", () => {
  expect(pictureThumb({ ...picture, thumb: 160 })).toBe("/assets/img/hero/water-1a2b3c4d-160.webp");
  expect(pictureThumb(picture)).toBe(pictureFallback(picture));
});
