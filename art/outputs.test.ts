import { expect, it } from "vitest";
import { audit } from "./outputs.ts";

const owned = new Set([
  "hero/agua-11111111-390.avif",
  "hero/agua-11111111-390.webp",
  "logos/alba-22222222.svg",
]);
const stems = new Set(["hero/agua"]);

it("sorts files into missing, stale and orphans", () => {
  const present = [
    "hero/agua-11111111-390.avif",
    "hero/agua-00000000-390.avif",
    "hero/agua-11111111-390.webp.part",
    "hero/agua-portrait-11111111-390.avif",
    "hero/agua.png",
    "logos/alba-22222222.svg",
  ];
  expect(audit(present, owned, stems)).toEqual({
    missing: ["hero/agua-11111111-390.webp"],
    stale: ["hero/agua-00000000-390.avif", "hero/agua-11111111-390.webp.part"],
    orphans: ["hero/agua-portrait-11111111-390.avif", "hero/agua.png"],
  });
});
