import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { BUILD, CLIENT } from "../testing/build.ts";
import { freePort } from "../testing/listen.ts";
import { openBrowser } from "../testing/open-browser.ts";
import { pages as allPages } from "../testing/pages.ts";
import { serveBuild } from "../testing/serve-build.ts";
import { canBrake } from "./brake.ts";
import { measureInteractions } from "./interactions.ts";
import { runLighthouse, type Measure } from "./lighthouse.ts";
import { measureLongTasks, measureWorkerStart } from "./long-tasks.ts";
import { toMarkdown } from "./markdown.ts";
import { median } from "./median.ts";
import { measureSecondVisit } from "./second-visit.ts";
import { writeWithoutScripts } from "./without-scripts.ts";

const USAGE =
  "npm run bench -- [--runs 3] [--only lighthouse|long-tasks|interactions|worker] [--all | /path ...]";
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

/** The pages on which the service worker is measured: the home page, and one of words. */
const VISITED = ["/", "/historia"];

/** Runs of what is over in seconds and varies. */
const RUNS = 5;

type Bench = { browser: Browser; port: number; site: string; paths: readonly string[]; runs: number };

/** What can be measured, by the name that `--only` knows; the worker is measured only when it is named. */
const PARTS = {
  lighthouse: async ({ paths, port, runs, site }: Bench) =>
    print(await measurePages(paths, port, runs, site)),
  "long-tasks": async ({ paths, runs }: Bench) => {
    if (canBrake()) print(await measureLongTasks(paths, runs + 2));
    else process.stderr.write("Long tasks: not measured, this machine lets no thread be slowed down.\n");
  },
  interactions: async ({ browser, runs, site }: Bench) =>
    print(await measureInteractions(browser, site, runs)),
  worker: async ({ browser, site }: Bench) => {
    print(await measureSecondVisit(browser, site, RUNS));
    if (canBrake()) print(await measureWorkerStart(VISITED, RUNS));
  },
};

/**
 * Measures the production build and prints tables in Markdown: by Lighthouse (mobile) each page and the same page without its
 * scripts (the limit) in turn, as medians; long tasks at a quarter of the speed; what an interaction costs; what the service
 * worker does. One warm browser for all but the long tasks.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      runs: { type: "string" },
      all: { type: "boolean", default: false },
      only: { type: "string" },
    },
    allowPositionals: true,
  });
  // With one run each all 39 pages take some 20 minutes.
  const runs = Number(values.runs ?? (values.all ? 1 : 3));
  const parts = Object.entries(PARTS).filter(([name]) =>
    values.only ? name === values.only : name !== "worker",
  );
  if (!Number.isInteger(runs) || runs < 1 || parts.length === 0) throw new Error(USAGE);
  const paths = values.all ? allPages.map((page) => page.path) : positionals.length > 0 ? positionals : PAGES;

  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  const outbox = await mkdtemp(path.join(os.tmpdir(), "outbox-"));
  const site = await serveBuild(BUILD, outbox);
  try {
    for (const [, measure] of parts) await measure({ browser, port, site: site.origin, paths, runs });
  } finally {
    await browser.close();
    site.close();
    await rm(outbox, { recursive: true });
  }
}

/** Each page and its limit by Lighthouse, in turn. */
async function measurePages(
  paths: readonly string[],
  port: number,
  runs: number,
  site: string,
): Promise<Record<string, object>> {
  const limitFolder = await writeWithoutScripts(CLIENT, paths);
  const limit = await serveBuild(BUILD, path.join(limitFolder, "outbox"), limitFolder);
  const measured = new Map(
    paths.map((page) => [page, { page: new Array<Measure>(), limit: new Array<Measure>() }]),
  );
  for (let run = 0; run < runs; run++) {
    for (const [page, found] of measured) {
      found.page.push(await runLighthouse(site + page, port));
      found.limit.push(await runLighthouse(limit.origin + page, port, ["performance"]));
      process.stderr.write(".");
    }
  }
  process.stderr.write("\n");
  limit.close();
  await rm(limitFolder, { recursive: true });
  return Object.fromEntries([...measured].map(([page, found]) => [page, row(found.page, found.limit)]));
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
  console.log(`\n${toMarkdown(table)}\n`);
}

await main();
