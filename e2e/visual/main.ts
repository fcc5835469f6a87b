// `npm run visual -- <revision> [path …] [width …]`: compares screenshots of a revision with those of the working tree.
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../testing/browser.ts";
import { CHROMIUM_ARGS } from "../../testing/chromium-args.ts";
import { parseArguments } from "./arguments.ts";
import { build, serve, treeOf, workingTree } from "./builds.ts";
import { capture } from "./capture.ts";
import { bySeverity, clear, compare, percent, writeReport, type Result } from "./report.ts";
import { states } from "./states.ts";

const REPORT = path.resolve(import.meta.dirname, "../../visual-report");

const { revision, paths, widths } = parseArguments(process.argv.slice(2));
const wanted = states.filter(({ path: at }) => paths.length === 0 || paths.includes(at));
if (wanted.length === 0) throw new Error(`No state is at ${paths.join(" or ")}.`);
const shots = widths.flatMap((width) =>
  wanted
    .filter((state) => state.widths?.includes(width) ?? true)
    .map((state) => ({ state, width, name: `${state.path} · ${state.name} · ${width}` })),
);

const folders: string[] = [];
for (const tree of new Set([treeOf(revision), await workingTree()])) folders.push(await build(tree));
console.log(`Built. ${shots.length} states to compare.`);
// The same files twice: then every difference is a fault of the comparison.
const servers = await Promise.all([folders[0], folders.at(-1)].map((folder) => serve(folder ?? "")));
const origins = servers.map(({ origin }) => origin);

// Nothing is asked of the network but the two servers.
const args = [...CHROMIUM_ARGS, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"];
const executablePath = findBrowser();
const browser = await chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });

await clear(REPORT);
const results: Result[] = [];
const queue = shots.values();

async function work(): Promise<void> {
  for (const { state, width, name } of queue) {
    try {
      const pictures = await capture(browser, origins, state, width);
      if (pictures) results.push(await compare(REPORT, name, pictures));
    } catch (error) {
      results.push({ name, share: 0, files: [], error: String(error) });
    }
  }
}
await Promise.all(Array.from({ length: os.availableParallelism() }, work));
await browser.close();
for (const server of servers) server.close();

results.sort(bySeverity);
for (const { name, share, error } of results) console.log(`${name}: ${error ?? percent(share)}`);
const title = `${revision} and the working tree: ${results.length} of ${shots.length} states differ`;
console.log(`${title}\n${await writeReport(REPORT, title, results)}`);
if (results.some(({ error }) => error !== undefined)) process.exitCode = 1;
