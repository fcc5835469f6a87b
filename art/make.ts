import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { cropMaster, encodeAvif, encodeWebp } from "./encode.ts";
import type { Plan } from "./plan.ts";
import type { Attempt } from "./seek.ts";

export const OUT = join(import.meta.dirname, "../public/assets/img");

/** Moves complete files into place, so that an interrupted run leaves no partial picture. */
export async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Makes the missing files of one picture. */
export async function make(plan: Plan, missing: ReadonlySet<string>): Promise<void> {
  const raster = await cropMaster(plan);
  const [avif, webp] = [plan.files.filter(isAvif), plan.files.filter((file) => !isAvif(file))];
  for (const { path, width } of webp) {
    if (missing.has(path)) await write(join(OUT, path), await encodeWebp(raster, plan, width));
  }
  if (!avif.some(({ path }) => missing.has(path))) return;
  // Encodes existing widths, too: each search starts from the one before, so this keeps the result reproducible.
  let last: Attempt<Buffer> | undefined;
  for (const { path, width } of avif) {
    last = await encodeAvif(raster, plan, width, last);
    if (missing.has(path)) await write(join(OUT, path), last.made);
  }
}

const isAvif = ({ format }: Plan["files"][number]): boolean => format === "avif";
