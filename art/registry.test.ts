import { expect, it } from "vitest";
import type { Plan } from "./plan.ts";
import { picturesByName } from "./registry.ts";

const plan = (name: string, thumb?: number): Plan => ({
  name,
  recipe: {
    master: `shop/${name}.webp`,
    widths: [160, 320],
    background: "studio",
    alt: { es: `Un "${name}" #1`, en: `A "${name}" #1` },
  },
  quality: { avif: 50, webp: 74 },
  master: `content/pictures/shop/${name}.webp`,
  window: { left: 0, top: 0, width: 1000, height: 1000 },
  stem: `shop/${name}`,
  hashed: `shop/${name}-1a2b3c4d`,
  fallback: 320,
  thumb,
  files: [],
  size: { width: 320, height: 320 },
});

it("lists pictures by name", () => {
  expect(Object.keys(picturesByName([plan("bell-pepper"), plan("apple")]))).toEqual(["apple", "bell-pepper"]);
});

it("lists thumbnails only for pictures that have one", () => {
  const { apple, mango } = picturesByName([plan("apple", 160), plan("mango")]);
  expect(apple).toHaveProperty("thumb", 160);
  expect(mango).not.toHaveProperty("thumb");
});
