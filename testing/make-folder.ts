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

/** A new folder with all content but its pictures, removed when the test ends. */
export async function makeContentFolder(): Promise<string> {
  const folder = await makeFolder();
  await cp("content", join(folder, "content"), {
    recursive: true,
    filter: (file) => !file.endsWith(".webp"),
  });
  return folder;
}
