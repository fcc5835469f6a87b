import { execFile } from "node:child_process";
import path from "node:path";
import { parseArgs, promisify } from "node:util";
import { findBrowser } from "../e2e/browser.ts";
import { createSiteServer } from "../server/site-server.ts";

const USAGE = "npm run bench -- [--runs 3] [/path ...]";
const ROOT = path.resolve(import.meta.dirname, "../build/client");
/** Fetched when it is used: as a dependency it would make every install half as long again. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "bytes in all": "total-byte-weight",
};

/** The part of Lighthouse's report that is read here. */
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Lighthouse (mobile) on the production build: medians of several runs a page, taken in turn. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const pages = positionals.length > 0 ? positionals : ["/", "/historia", "/contact-us"];

  const server = createSiteServer({ root: ROOT, outbox: path.resolve(ROOT, "../outbox") });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");

  const measured = new Map<string, Record<string, number>[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run++) {
    for (const page of pages) {
      measured.get(page)?.push(await measure(`http://127.0.0.1:${address.port}${page}`));
      process.stderr.write(".");
    }
  }
  process.stderr.write("\n");
  server.close();
  // oxlint-disable-next-line no-console -- the table is what the command is for
  console.table(Object.fromEntries([...measured].map(([page, rows]) => [page, medians(rows)])));
}

async function measure(url: string): Promise<Record<string, number>> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      LIGHTHOUSE,
      url,
      "--quiet",
      "--output=json",
      "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-quic --disable-component-update",
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: findBrowser() } },
  );
  const { categories, audits }: Report = JSON.parse(stdout);
  return Object.fromEntries([
    ...CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ...Object.entries(AUDITS).map(([label, id]) => [label, audits[id]?.numericValue ?? Number.NaN]),
  ]);
}

function medians(rows: readonly Record<string, number>[]): Record<string, number> {
  const labels = Object.keys(rows[0] ?? {});
  return Object.fromEntries(
    labels.map((label) => {
      const sorted = rows.map((row) => row[label] ?? Number.NaN).toSorted((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
      return [label, label === "CLS" ? Number(median.toFixed(4)) : Math.round(median)];
    }),
  );
}

await main();
