import { expect, it } from "vitest";
import type { Plan } from "./plan.ts";
import { colorsIn, registryText } from "./registry.ts";

const plan = (name: string): Plan => ({
  name,
  recipe: {
    master: `shop/${name}.webp`,
    widths: [160, 320],
    ground: "studio",
    alt: { es: `Un "${name}" #1`, en: `A "${name}" #1` },
  },
  quality: { avif: 50, webp: 74 },
  master: `art/masters/shop/${name}.webp`,
  window: { left: 0, top: 0, width: 1000, height: 1000 },
  stem: `shop/${name}`,
  hashed: `shop/${name}-1a2b3c4d`,
  files: [],
  size: { width: 320, height: 320 },
});
const colors = new Map([
  ["shop/apple-1a2b3c4d", "#aa0000"],
  ["shop/bell-pepper-1a2b3c4d", "#00aa00"],
]);

it("lists pictures by name", () => {
  const text = registryText([plan("bell-pepper"), plan("apple")], colors);
  expect(text.indexOf("  apple: {")).toBeGreaterThan(0);
  expect(text.indexOf('  "bell-pepper": {')).toBeGreaterThan(text.indexOf("  apple: {"));
  expect(text).toContain(String.raw`es: "Un \"apple\" #1"`);
});

it("reads back the colours it wrote", () => {
  expect(colorsIn(registryText([plan("apple"), plan("bell-pepper")], colors))).toEqual(colors);
  expect(colorsIn("")).toEqual(new Map());
});
