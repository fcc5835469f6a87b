import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { contentFiles } from "../app/catalog/read/content-folder.ts";

const REPOSITORY = path.resolve(import.meta.dirname, "..");

const PARTS = [
  "app",
  "art",
  "build-tools",
  "content",
  "desk",
  "server",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** Copies the sources of the site into a temporary folder, with that many products. The caller removes it. */
export async function copySite(products?: number): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "site-"));
  for (const part of PARTS) {
    await cp(path.join(REPOSITORY, part), path.join(copy, part), {
      recursive: true,
      filter: (file) => !/[\\/]content[\\/]pictures[\\/].*\.webp$|node_modules$/.test(file),
    });
  }
  for (const part of ["node_modules", "public"])
    await symlink(path.join(REPOSITORY, part), path.join(copy, part));
  if (products !== undefined) await resize(path.join(copy, "content/products"), products);
  return copy;
}

/** Replaces the products by this many copies, with the ids from 1. */
async function resize(folder: string, count: number): Promise<void> {
  const files = contentFiles("*.md", folder).map((file) => path.join(folder, file));
  const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
  await Promise.all(files.map((file) => rm(file)));
  for (let id = 1; id <= count; id++) {
    const text = texts[id % texts.length] ?? "";
    await writeFile(path.join(folder, `copy-${id}.md`), text.replace(/^id: \d+$/m, `id: ${id}`));
  }
}

/** Builds the site in this folder, without checking its content. */
export const buildSite = (folder: string) =>
  promisify(execFile)(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: folder,
    maxBuffer: Infinity,
  });
