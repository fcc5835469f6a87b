import { mkdir, mkdtemp, readFile, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { compressFiles } from "../build-tools/compress.ts";
import { fileOf } from "../testing/build.ts";

/**
 * Writes these pages of the built site without their scripts to a temporary folder, and gives the folder. Such a page is
 * the limit: the same picture, words and styles, and nothing to run. It shows what the page shows a first visitor, whose
 * browser keeps no cart.
 */
export async function writeWithoutScripts(site: string, pages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "limit-"));
  for (const page of pages) {
    const html = await readFile(path.join(site, fileOf(page)), "utf8");
    const file = path.join(folder, fileOf(page));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      html
        .replaceAll(/<script\b.*?<\/script>/gs, "")
        .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
        .replaceAll(/ data-unless-kept="[^"]*"/g, "")
        .replaceAll(/<(a|p|picture) [^>]*data-if-kept.*?<\/\1>/gs, ""),
    );
  }
  await compressFiles(folder);
  await symlink(path.join(site, "assets"), path.join(folder, "assets"));
  return folder;
}
