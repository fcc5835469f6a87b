// `npm run visual -- <revision> [path …] [width …]`: compares screenshots of a revision with those of the working tree.
import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import path from "node:path";
import { build, treeOf, workingTree } from "./builds.ts";
import { HEIGHTS, REPORT, writeReport } from "./report.ts";

const [revision = "", ...others] = process.argv.slice(2);
const paths = others.filter((text) => text.startsWith("/"));
const widths = others.map(Number).filter((width) => HEIGHTS.has(width));
if (!/^[^/]/.test(revision) || paths.length + widths.length < others.length)
  throw new Error("Usage: npm run visual -- <revision> [path, such as /shop …] [390, 820 or 1440 …]");

const options = ["--config", path.join(import.meta.dirname, "playwright.config.ts")];
if (paths.length > 0) options.push("--grep", paths.map((at) => ` ${RegExp.escape(at)} · `).join("|"));

const before = await build(treeOf(revision));
const after = await build(await workingTree());
await rm(REPORT, { recursive: true, force: true });
const { status } = spawnSync("npx", ["playwright", "test", ...options], {
  stdio: "inherit",
  env: {
    ...process.env,
    VISUAL_BEFORE: path.join(before, "build"),
    VISUAL_AFTER: path.join(after, "build"),
    VISUAL_WIDTHS: String(widths.length > 0 ? widths : [...HEIGHTS.keys()]),
  },
  shell: process.platform === "win32",
});

const differences = await writeReport();
for (const line of differences) console.log(line);
console.log(`${differences.length} screenshots differ: ${path.join(REPORT, "index.html")}`);
process.exitCode = status || (differences.length > 0 ? 1 : 0);
