import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { encode } from "./encode.ts";
import type { Plan } from "./plan.ts";

export const OUT = join(import.meta.dirname, "../public/assets/img");

/** Moves complete files into place, so that an interrupted run leaves no partial picture. */
export async function write(file: string, content: Uint8Array | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
}

/** Makes the missing files of one picture. */
export async function make(plan: Plan, missing: ReadonlySet<string>): Promise<void> {
  for (const file of plan.files)
    if (missing.has(file.path)) await write(join(OUT, file.path), await encode(plan, file));
}
