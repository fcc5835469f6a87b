import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { develop, encode } from "./encode.ts";
import type { Plan } from "./plan.ts";

/** Where the site's pictures stand. */
export const OUT = join(import.meta.dirname, "../public/assets/img");

/** Writes beside the file first: a broken run leaves no half picture. */
export async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Makes the missing files of one picture. */
export async function make(plan: Plan, missing: ReadonlySet<string>): Promise<void> {
  const raster = await develop(plan);
  for (const { path, width, format } of plan.files) {
    if (missing.has(path)) await write(join(OUT, path), await encode(raster, plan, width, format));
  }
}
