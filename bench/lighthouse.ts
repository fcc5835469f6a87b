import path from "node:path";
import { parseArgs } from "node:util";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findBrowser } from "../e2e/browser.ts";
import { createSiteServer } from "../server/site-server.ts";

const USAGE = "npm run bench -- [--runs 3] [/path ...]";
const ROOT = path.resolve(import.meta.dirname, "../build/client");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const AUDITS = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
  "bytes in all": "total-byte-weight",
} as const;

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
  const chromePath = findBrowser();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--disable-component-update",
    ],
  });

  const measured = new Map<string, Record<string, number>[]>(pages.map((page) => [page, []]));
  for (let run = 0; run < runs; run++) {
    for (const page of pages) {
      measured.get(page)?.push(await measure(`http://127.0.0.1:${address.port}${page}`, chrome.port));
      process.stderr.write(".");
    }
  }
  process.stderr.write("\n");
  chrome.kill();
  server.close();
  // oxlint-disable-next-line no-console -- the table is what the command is for
  console.table(Object.fromEntries([...measured].map(([page, rows]) => [page, medians(rows)])));
}

async function measure(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { categories, audits } = result.lhr;
  const bad = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === "binary",
  );
  for (const { id, title } of bad) process.stderr.write(`${url}: ${id}: ${title}\n`);
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
