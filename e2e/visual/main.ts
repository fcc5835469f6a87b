// `npm run visual -- <revision> [path …] [width …]`: compares screenshots of a revision with those of the working tree.
import os from "node:os";
import path from "node:path";
import { openBrowser } from "../../testing/browser.ts";
import { serveBuild } from "../../testing/serve-build.ts";
import { build, treeOf, workingTree } from "./builds.ts";
import { capture } from "./capture.ts";
import { bySeverity, clear, compare, percent, writeReport, type Result } from "./report.ts";
import { states } from "./states.ts";

const REPORT = path.resolve(import.meta.dirname, "../../visual-report");

const [revision = "", ...others] = process.argv.slice(2);
const paths = others.filter((text) => text.startsWith("/"));
const widths = others.filter((text) => /^\d+$/.test(text)).map(Number);
const wanted = states.filter(({ path: at }) => paths.length === 0 || paths.includes(at));
if (!/^[^/]/.test(revision) || paths.length + widths.length < others.length || wanted.length === 0)
  throw new Error("Usage: npm run visual -- <revision> [path, such as /shop …] [width, such as 390 …]");
const shots = (widths.length > 0 ? widths : [390, 820, 1440]).flatMap((width) =>
  wanted
    .filter((state) => state.widths?.includes(width) ?? true)
    .map((state) => ({ state, width, name: `${state.path} · ${state.name} · ${width}` })),
);

const folders: string[] = [];
for (const tree of new Set([treeOf(revision), await workingTree()])) folders.push(await build(tree));
console.log(`Built. ${shots.length} states to compare.`);
// The same files twice: then every difference is a fault of the comparison.
const servers = await Promise.all(
  [folders[0] ?? "", folders.at(-1) ?? ""].map((folder) =>
    serveBuild(path.join(folder, "build"), path.join(folder, "outbox")),
  ),
);
const origins = servers.map(({ origin }) => origin);

// Nothing is asked of the network but the two servers.
const browser = await openBrowser("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1");

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
