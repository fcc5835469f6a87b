import { globSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";

/** A new folder with `files` (path to content), removed when the test ends. */
export async function makeFolder(files: Record<string, string | Buffer> = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "aceites-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}

/** The first record of a collection, because tests may not depend on which records the owner keeps. */
export function anyRecord(collection: string) {
  const [name] = globSync("*.{md,yaml}", { cwd: join("content", collection) }).toSorted();
  const text = name && readFileSync(join("content", collection, name), "utf8");
  const id = text && /^id: (\d+)$/m.exec(text)?.[1];
  if (!id) throw new Error(`content/${collection} has no record.`);
  return { /** Such as `products/apple.md`. */ file: `${collection}/${name}`, id };
}

/** A new folder with all content but its pictures, removed when the test ends. */
export async function makeContentFolder(): Promise<string> {
  const folder = await makeFolder();
  await cp("content", join(folder, "content"), {
    recursive: true,
    filter: (file) => !file.endsWith(".webp"),
  });
  return folder;
}
