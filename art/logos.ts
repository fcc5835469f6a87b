import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { derive, type Derived } from "./derived.ts";

const MASTERS = join(import.meta.dirname, "masters/logos");

/** The logos of clients and brands, by their file under `art/masters/logos`; served as they are drawn. */
const logos = ["cordillera", "litoral", "doradillo", "hornito", "jabonera", "maizal", "nortiva", "rioclaro"];

/** The logos under names that change with the drawing. */
export async function planLogos(): Promise<Derived[]> {
  return Promise.all(
    logos.map(async (name) => {
      const svg = await readFile(join(MASTERS, `${name}.svg`));
      return derive(name, `logos/${name}`, "svg", [svg], async () => svg);
    }),
  );
}
