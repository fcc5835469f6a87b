import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { HEADERS, type ResponseHeaders } from "../server/response-headers.ts";
import { BUILD } from "../testing/build.ts";
import { freePort } from "../testing/listen.ts";
import { openBrowser } from "../testing/browser.ts";
import { serveBuild, type ServedBuild } from "../testing/serve-build.ts";
import { runLighthouse } from "./lighthouse.ts";
import { measureLongTasks } from "./long-tasks.ts";

const USAGE = "npm run bench -- [--runs 3] [--beside <build folder>] [/path ...]";
const PAGES = ["/", "/historia", "/contact-us", "/home-2", "/shop", "/shop-single/1"];

type Site = ServedBuild & { name: string; hasScripts: boolean };
type Row = Record<string, number>;

async function serveSites(outbox: string, other: string | undefined): Promise<Site[]> {
  const site = async (name: string, build: string, headers: ResponseHeaders, hasScripts = true) => ({
    ...(await serveBuild(build, outbox, headers)),
    name,
    hasScripts,
  });
  const document = { ...HEADERS.document, "Content-Security-Policy": "script-src 'none'" };
  return [
    await site("", BUILD, HEADERS),
    await site("without scripts", BUILD, { ...HEADERS, document }, false),
    ...(other ? [await site(other, other, HEADERS)] : []),
  ];
}

/** The median; the upper one of an even number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function medians(rows: readonly Row[]): Row {
  const columns = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => [column, median(rows.map((row) => row[column] ?? Number.NaN))]),
  );
}

function toMarkdown(rows: ReadonlyMap<string, Row>): string {
  const [first = {}] = rows.values();
  const columns = Object.keys(first);
  return [
    ["", ...columns],
    ["---", ...columns.map(() => "---:")],
    ...Array.from(rows, ([name, row]) => [name, ...Object.values(row).map(String)]),
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" }, beside: { type: "string" } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);

  const outbox = await mkdtemp(path.join(os.tmpdir(), "outbox-"));
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  const sites = await serveSites(outbox, values.beside);
  const table = new Map<string, Row>();
  try {
    for (const page of positionals.length > 0 ? positionals : PAGES) {
      const found = new Map<Site, Row[]>(sites.map((site) => [site, []]));
      for (let run = 0; run < runs; run++) {
        for (const [{ origin, hasScripts }, rows] of found) {
          const lighthouse = await runLighthouse(origin + page, port);
          const longTasks = await measureLongTasks(browser, origin + page, hasScripts);
          rows.push({ ...lighthouse, "beyond 50 ms": longTasks });
          process.stderr.write(".");
        }
      }
      for (const [{ name }, rows] of found) table.set(`${page} ${name}`.trim(), medians(rows));
    }
  } finally {
    await browser.close();
    for (const { close } of sites) close();
    await rm(outbox, { recursive: true });
  }
  process.stdout.write(`\n${toMarkdown(table)}\n`);
}

await main();
