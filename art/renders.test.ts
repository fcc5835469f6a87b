import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";
import { readRecipes } from "../app/catalog/picture-table.ts";

it("shows every render, from the folder that it is rendered into", async () => {
  const text = await readFile(path.join(import.meta.dirname, "renders.json"), "utf8");
  const group = z.object({
    all: z.object({ folder: z.string() }),
    pictures: z.record(z.string(), z.object({ folder: z.string().optional() })),
  });
  const { sets } = z.object({ sets: z.record(z.string(), group) }).parse(JSON.parse(text));
  const masters = Object.values(sets).flatMap(({ all, pictures }) =>
    Object.entries(pictures).map(([name, { folder = all.folder }]) => `${folder}/${name}.webp`),
  );
  const named = new Set(Object.values(readRecipes()).map(({ master }) => master));
  expect(masters.length).toBeGreaterThan(100);
  expect(masters.filter((master) => !named.has(master))).toEqual([]);
});
