import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { isFileName } from "../app/catalog/read/content-folder.ts";
import { derive, type Derived } from "./derived.ts";
import { filesIn } from "./outputs.ts";

const LOGOS = join(import.meta.dirname, "../content/logos");

/** The SVG logos in `content/logos`, served unchanged under hashed names. */
export async function planLogos(): Promise<Derived[]> {
  const files = (await filesIn(LOGOS)).filter((file) => isFileName(file, [".svg"]));
  return Promise.all(
    files.map(async (file) => {
      const name = basename(file, ".svg");
      const svg = await readFile(join(LOGOS, file));
      return derive(name, `logos/${name}`, "svg", [svg], async () => svg);
    }),
  );
}
