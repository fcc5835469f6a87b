import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { format } from "prettier";
import type { PictureFiles } from "../app/lib/picture.ts";
import type { Derived } from "./derived.ts";
import { write } from "./make.ts";
import type { Plan } from "./plan.ts";

/** The URL path of the output folder. */
export const SERVED = "/assets/img";

/** A JSON file in app/assets that names generated files. */
type Registry = { file: string; content: object };

export const registryOf = (name: "pictures" | "photographs" | "brand", content: object): Registry => ({
  file: path.join(import.meta.dirname, `../app/assets/${name}.json`),
  content,
});

export const picturesByName = (plans: readonly Plan[]): Record<string, PictureFiles> =>
  Object.fromEntries(
    plans
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, recipe, hashed, fallback, thumb, size }) => [
        name,
        {
          base: `${SERVED}/${hashed}`,
          widths: recipe.widths,
          fallback,
          ...size,
          ...(thumb !== undefined && { thumb }),
          ...(recipe.position !== undefined && { position: recipe.position }),
        },
      ]),
  );

export const addressesByName = (files: readonly Derived[]): Record<string, string> =>
  Object.fromEntries(files.map(({ name, file }) => [name, `${SERVED}/${file}`]));

export async function isCurrent({ file, content }: Registry): Promise<boolean> {
  const text = await readFile(file, "utf8").catch(() => "null");
  return isDeepStrictEqual(JSON.parse(text), content);
}

export async function writeRegistry({ file, content }: Registry): Promise<void> {
  await write(file, await format(JSON.stringify(content), { parser: "json", printWidth: 110 }));
}
