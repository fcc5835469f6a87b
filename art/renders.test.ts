import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { z } from "zod";
import { pictureTable } from "../app/catalog/read/picture-table.ts";

const PICTURES = path.join(import.meta.dirname, "../content/pictures");
const size = z.tuple([z.number(), z.number()]);
const setOfRenders = z.object({
  all: z.object({ folder: z.string(), size }),
  pictures: z.record(z.string(), z.object({ folder: z.string().optional(), size: size.optional() })),
});

/** The path and size in px of every master in renders.json. */
async function readRenders() {
  const text = await readFile(path.join(import.meta.dirname, "renders.json"), "utf8");
  const { sets } = z.object({ sets: z.record(z.string(), setOfRenders) }).parse(JSON.parse(text));
  return Object.values(sets).flatMap(({ all, pictures }) =>
    Object.entries(pictures).map(([name, own]) => ({
      master: `${own.folder ?? all.folder}/${name}.webp`,
      size: own.size ?? all.size,
    })),
  );
}

it("every render has a recipe, in the same folder", async () => {
  const named = new Set(Object.values(pictureTable()).map(({ master }) => master));
  const renders = await readRenders();
  expect(renders.length).toBeGreaterThan(100);
  expect(renders.map(({ master }) => master).filter((master) => !named.has(master))).toEqual([]);
});

it("every master has the size in renders.json", async () => {
  const renders = await readRenders();
  const masters = await Promise.all(
    renders.map(async ({ master }) => {
      const { width, height } = await sharp(path.join(PICTURES, master)).metadata();
      return { master, size: [width, height] };
    }),
  );
  expect(masters).toEqual(renders);
});
