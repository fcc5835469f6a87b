import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { chunkGroupFaults, chunkGroups } from "./chunk-groups.ts";

const REPOSITORY = path.resolve(import.meta.dirname, "..");

const named = Object.values(chunkGroups).flat();

test("every module that a group names is there, and in one group alone", () => {
  expect(named.filter((name) => !existsSync(path.join(REPOSITORY, name)))).toEqual([]);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
});

/** Chunks that hold exactly what the groups name. */
function built() {
  return Object.entries(chunkGroups).map(([name, names]) => ({
    name,
    isEntry: false,
    moduleIds: [
      "\0vite/preload-helper.js",
      "/site/app/styles/fonts/figtree.woff2?url",
      ...names.map((one) => (one.endsWith("/") ? `/site/${one}index.js` : `/site/${one}`)),
    ],
  }));
}

test("a group that holds what it names is no fault, nor a page of the same name", () => {
  const page = { name: "home", isEntry: true, moduleIds: ["/site/app/pages/home/home.tsx"] };
  expect(chunkGroupFaults([...built(), page])).toEqual([]);
});

test("a group that holds or names one module too many is told", () => {
  const others = built().filter(({ name }) => name !== "home");
  const moduleIds = ["/site/app/sections/product-gallery.tsx", "/site/app/sections/super-hero.tsx"];
  expect(chunkGroupFaults([...others, { name: "home", isEntry: false, moduleIds }])).toEqual([
    '"home" holds /site/app/sections/super-hero.tsx and does not name it.',
    '"home" names app/sections/hero.tsx and does not hold it.',
  ]);
});
