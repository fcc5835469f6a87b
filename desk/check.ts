import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Problem } from "../app/catalog/read/problem.ts";
import { problemsIn } from "./tools.ts";

/** The new text of a file; `undefined` deletes the file. */
export type Change = { path: string; text: string | undefined };

/**
 * The problems that `npm run content` would report because of these changes. Earlier problems do not prevent editing
 * another file.
 */
export async function newProblems(root: string, changes: readonly Change[]): Promise<Problem[]> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "desk-"));
  try {
    await cp(path.join(root, "content"), path.join(copy, "content"), {
      recursive: true,
      // The check does not read masters.
      filter: (file) => !file.endsWith(".webp"),
    });
    for (const { path: file, text } of changes) {
      const target = path.join(copy, file);
      await mkdir(path.dirname(target), { recursive: true });
      await (text === undefined ? rm(target, { force: true }) : writeFile(target, text));
    }
    const after = await problemsIn(root, copy);
    if (after.length === 0) return [];
    const before = new Set((await problemsIn(root, root)).map(problemKey));
    const changed = new Set(changes.map((change) => change.path));
    return after.filter((problem) => changed.has(problem.file) || !before.has(problemKey(problem)));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

const problemKey = ({ file, field, message }: Problem) => JSON.stringify([file, field, message]);
