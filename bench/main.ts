import { rm } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { BUILD, CLIENT } from "../testing/build.ts";
import { freePort } from "../testing/listen.ts";
import { openBrowser } from "../testing/open-browser.ts";
import { pages as allPages } from "../testing/pages.ts";
import { serveBuild } from "../testing/serve-build.ts";
import { measureInteractions } from "./interactions.ts";
import { runLighthouse, type Measure } from "./lighthouse.ts";
import { median } from "./median.ts";
import { writeWithoutScripts } from "./without-scripts.ts";

const USAGE = "npm run bench -- [--runs 3] [--all | /path ...]";
const PAGES = [
  "/",
  "/historia",
  "/contact-us",
  "/home-2",
  "/home-4",
  "/blog-standard",
  "/shop",
  "/shop-single/1",
];

/**
 * Lighthouse (mobile) on the production build: each page and the same page without its scripts (the limit) in turn, as
 * medians; then what an interaction costs. One warm browser for all.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { runs: { type: "string", default: "3" }, all: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(USAGE);
  const paths = values.all ? allPages.map((page) => page.path) : positionals.length > 0 ? positionals : PAGES;

  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  const limitFolder = await writeWithoutScripts(CLIENT, paths);
  const outbox = path.join(limitFolder, "outbox");
  const site = await serveBuild(BUILD, outbox);
  const limit = await serveBuild(BUILD, outbox, limitFolder);
  try {
    const measured = new Map(
      paths.map((page) => [page, { page: new Array<Measure>(), limit: new Array<Measure>() }]),
    );
    for (let run = 0; run < runs; run++) {
      for (const [page, found] of measured) {
        found.page.push(await runLighthouse(site.origin + page, port));
        found.limit.push(await runLighthouse(limit.origin + page, port));
        process.stderr.write(".");
      }
    }
    process.stderr.write("\n");
    print(Object.fromEntries([...measured].map(([page, found]) => [page, row(found.page, found.limit)])));
    print(await measureInteractions(browser, site.origin, runs));
  } finally {
    await browser.close();
    site.close();
    limit.close();
    await rm(limitFolder, { recursive: true });
  }
}

function row(page: readonly Measure[], limit: readonly Measure[]) {
  const of = (name: keyof Measure) => median(page.map((measure) => measure[name]));
  const lcp = of("lcp");
  const limitLcp = median(limit.map((measure) => measure.lcp));
  return {
    perf: of("performance"),
    a11y: of("accessibility"),
    "best-pr.": of("best-practices"),
    seo: of("seo"),
    "FCP ms": Math.round(of("fcp")),
    "LCP ms": Math.round(lcp),
    "limit LCP": Math.round(limitLcp),
    ratio: Number((lcp / limitLcp).toFixed(2)),
    "TBT ms": Math.round(of("tbt")),
    "limit TBT": Math.round(median(limit.map((measure) => measure.tbt))),
    CLS: Number(of("cls").toFixed(4)),
    "HTML B": of("document"),
    "JS B": of("script"),
    "image B": of("image"),
    "font B": of("font"),
    "other B": of("other"),
    "all B": of("total"),
    requests: of("requests"),
  };
}

function print(table: Record<string, object>): void {
  // oxlint-disable-next-line no-console -- the table is what the command is for
  console.table(table);
}

await main();
