import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { z } from "zod";

const problems = z.array(
  z.object({ file: z.string(), line: z.number(), field: z.string(), message: z.string() }),
);

/** A mistake as `npm run content` tells it. */
export type Problem = z.infer<typeof problems>[number];

/** What a file is to hold; nothing where it is to go. */
export type Change = { path: string; text: string | undefined };

/**
 * What `npm run content`, and with it the build, would say of the content after these changes, beside what it says of it
 * now: a mistake that was there before keeps nobody from mending another one.
 *
 * @param root The working copy.
 */
export async function newProblems(root: string, changes: readonly Change[]): Promise<Problem[]> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "desk-"));
  try {
    await cp(path.join(root, "content"), path.join(copy, "content"), {
      recursive: true,
      // Pictures are named by their table and by what is made of them; nothing reads the masters.
      filter: (file) => !file.endsWith(".webp"),
    });
    for (const { path: file, text } of changes) {
      const target = path.join(copy, file);
      await mkdir(path.dirname(target), { recursive: true });
      await (text === undefined ? rm(target, { force: true }) : writeFile(target, text));
    }
    const after = await check(root, copy);
    if (after.length === 0) return [];
    const before = new Set((await check(root, root)).map(keyOf));
    const changed = new Set(changes.map((change) => change.path));
    return after.filter((problem) => changed.has(problem.file) || !before.has(keyOf(problem)));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const keyOf = ({ file, field, message }: Problem) => JSON.stringify([file, field, message]);

/** What `npm run content` of a working copy says in a folder: in a process of its own, because modules read the content once. */
function check(root: string, folder: string): Promise<Problem[]> {
  return new Promise((resolve, reject) => {
    const tool = path.join(root, "build-tools/content.ts");
    const child = spawn(process.execPath, [tool, "--json"], { cwd: folder });
    let said = "";
    let failed = "";
    child.stdout.on("data", (text: Buffer) => (said += String(text)));
    child.stderr.on("data", (text: Buffer) => (failed += String(text)));
    child.once("error", reject);
    child.once("close", () => {
      try {
        resolve(problems.parse(JSON.parse(said)));
      } catch {
        reject(new Error(failed || "npm run content said nothing."));
      }
    });
  });
}
