import { expect, it } from "vitest";
import { content } from "./content.ts";
import { addressesIn } from "./unused.ts";

it("finds addresses in every depth, and each circle once", () => {
  const apple = { base: "/assets/img/shop/apple-1a2b3c4d", alt: { en: "An apple" } };
  const value: { all: unknown[]; self?: unknown } = { all: [{ thumb: apple }, apple, 3, null] };
  value.self = value;
  expect(addressesIn(value)).toEqual(new Set(["/assets/img/shop/apple-1a2b3c4d"]));
});

it("does not look into the lists of all pictures, logos and cards, nor into tests", () => {
  const files = Object.keys(content);
  expect(files).toContain("../app/catalog/products.ts");
  expect(files.filter((file) => /content\/(?:pictures|brand)\.ts$|\.test\.ts$/.test(file))).toEqual([]);
});
