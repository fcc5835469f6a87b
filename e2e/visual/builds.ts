import { execFile, execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const REPOSITORY = path.resolve(import.meta.dirname, "../..");

// Outside the repository, because Tailwind finds no class names in folders that Git ignores.
const CACHE = path.join(os.tmpdir(), "aceites-corozal-visual");

function git(args: string[], index?: string): string {
  const env = index ? { ...process.env, GIT_INDEX_FILE: index } : process.env;
  return execFileSync("git", args, { cwd: REPOSITORY, env, encoding: "utf8" }).trim();
}

const lockOf = (root: string) => readFileSync(path.join(root, "package-lock.json"), "utf8");

/** The files of a revision, as the id of a Git tree. */
export const treeOf = (revision: string) => git(["rev-parse", "--verify", `${revision}^{tree}`]);

/** The files of the working tree, uncommitted and new ones included; the repository's own index stays as it is. */
export async function workingTree(): Promise<string> {
  const index = path.join(os.tmpdir(), `index-${process.pid}`);
  git(["read-tree", "HEAD"], index);
  git(["add", "--all"], index);
  const tree = git(["write-tree"], index);
  await rm(index);
  return tree;
}

/** Builds a tree in its own folder, or returns today's build of it. Pages can depend on the day. */
export async function build(tree: string): Promise<string> {
  const folder = path.join(CACHE, new Date().toISOString().slice(0, 10), tree);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  const index = `${unfinished}.index`;
  await mkdir(path.dirname(folder), { recursive: true });
  git(["read-tree", tree], index);
  git(["checkout-index", "--all", `--prefix=${unfinished}/`], index);
  await rm(index);
  if (lockOf(unfinished) === lockOf(REPOSITORY))
    await symlink(path.join(REPOSITORY, "node_modules"), path.join(unfinished, "node_modules"), "junction");
  else await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund"], unfinished);
  await npm(["run", "build:sample"], unfinished);
  await rename(unfinished, folder);
  return folder;
}

/** Runs npm, and shows its output only if it fails. */
const npm = (args: string[], cwd: string) =>
  promisify(execFile)("npm", args, {
    cwd,
    env: { ...process.env, STYLE_GUIDE: "1" },
    maxBuffer: Infinity,
    shell: process.platform === "win32",
  });
