import { mkdir, readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { isContent } from "../app/catalog/read/content-folder.ts";

export type Audit = {
  /** Planned but not made yet. */
  missing: string[];
  /** Made from an earlier master or recipe, or left by an interrupted run. */
  stale: string[];
  /** Not part of any plan. */
  orphans: string[];
};

const HASHED = /^(.+)-[0-9a-f]{8}(?:-\d+)?\.(?:avif|webp|ico|jpg|png|svg)(?:\.part)?$/;

/** Compares the existing files with the planned ones. */
export function audit(
  present: readonly string[],
  owned: ReadonlySet<string>,
  stems: ReadonlySet<string>,
): Audit {
  const there = new Set(present);
  const foreign = present.filter((file) => !owned.has(file));
  const isStale = (file: string) => stems.has(HASHED.exec(file)?.[1] ?? "");
  return {
    missing: [...owned].filter((file) => !there.has(file)),
    stale: foreign.filter(isStale),
    orphans: foreign.filter((file) => !isStale(file)),
  };
}

/** The relative paths of all files in a folder, except those left by operating systems and editors. */
export async function filesIn(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll("\\", "/"))
    .filter(isContent)
    .toSorted();
}
