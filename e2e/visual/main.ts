// `npm run visual -- <revision> [path …] [width …]`: compares screenshots of a revision with those of the working tree.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build, treeOf, workingTree } from "./builds.ts";

const [revision = "", ...others] = process.argv.slice(2);
const paths = others.filter((text) => text.startsWith("/"));
const widths = others.filter((text) => /^\d+$/.test(text));
if (!/^[^/]/.test(revision) || paths.length + widths.length < others.length)
  throw new Error("Usage: npm run visual -- <revision> [path, such as /shop …] [width, such as 390 …]");

const options = ["--config", path.join(import.meta.dirname, "playwright.config.ts")];
for (const width of widths) options.push("--project", width);
if (paths.length > 0) options.push("--grep", paths.map((at) => ` ${RegExp.escape(at)} · `).join("|"));

const [before, after] = [await build(treeOf(revision)), await build(await workingTree())];
const run = (folder: string, ...more: string[]) =>
  spawnSync("npx", ["playwright", "test", ...options, ...more], {
    stdio: "inherit",
    env: {
      ...process.env,
      VISUAL_BUILD: path.join(folder, "build"),
      VISUAL_SNAPSHOTS: path.join(before, "screenshots"),
    },
    shell: process.platform === "win32",
  });
run(before, "--update-snapshots=all", "--reporter=line");
process.exitCode = run(after).status ?? 1;
