import { expect, it } from "vitest";
import { audit } from "./outputs.ts";

const owned = new Set([
  "hero/water-11111111-390.avif",
  "hero/water-11111111-390.webp",
  "logos/alba-22222222.svg",
]);
const stems = new Set(["hero/water"]);

it("sorts files into missing, stale and orphans", () => {
  const present = [
    "hero/water-11111111-390.avif",
    "hero/water-00000000-390.avif",
    "hero/water-11111111-390.webp.part",
    "hero/water-portrait-11111111-390.avif",
    "hero/water.png",
    "logos/alba-22222222.svg",
  ];
  expect(audit(present, owned, stems)).toEqual({
    missing: ["hero/water-11111111-390.webp"],
    stale: ["hero/water-00000000-390.avif", "hero/water-11111111-390.webp.part"],
    orphans: ["hero/water-portrait-11111111-390.avif", "hero/water.png"],
  });
});
