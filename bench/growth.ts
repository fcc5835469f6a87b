import { glob, readFile, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { buildSite, copySite, type Sizes } from "../testing/copy-site.ts";
import { hydrated } from "../testing/hydrated.ts";
import { openBrowser } from "../testing/browser.ts";
import { serveBuild } from "../testing/serve-build.ts";

const GROWTHS: readonly Sizes[] = [
  {},
  { products: 100 },
  { products: 1_000 },
  { posts: 5_000 },
  { products: 10_000 },
];

/** Pages whose bytes must not grow with the number of products or posts. */
const VIEWS = ["/shop", "/shop?page=2", "/shop-single/1", "/home-4", "/blog-standard"];

/**
 * `npm run bench:growth -- [100 1000 10000]` builds the site unchanged and with these numbers of products, by default also
 * with 5,000 posts, and prints each build's cost and the weight of first views. Measures memory only on Linux.
 */
async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  const growths = sizes.length > 0 ? [{}, ...sizes.map((products) => ({ products }))] : GROWTHS;
  const browser = await openBrowser();
  const table: Record<string, Record<string, number>> = {};
  for (const growth of growths) {
    const name = Object.entries(growth).map(([kind, count]) => `${count} ${kind}`);
    table[name.join(", ") || "as it is"] = await build(growth, browser);
    // oxlint-disable-next-line no-console -- the command exists to print this table
    console.table(table);
  }
  await browser.close();
}

/** Builds and measures a temporary copy of the site. */
async function build(growth: Sizes, browser: Browser): Promise<Record<string, number>> {
  const copy = await copySite(growth);
  try {
    const start = performance.now();
    const megabytes = await runBuild(copy);
    const seconds = (performance.now() - start) / 1000;
    return {
      ...(await sizeOf(path.join(copy, "build/client"), seconds)),
      "memory MB": megabytes,
      ...(await viewsOf(path.join(copy, "build"), browser)),
    };
  } finally {
    await rm(copy, { recursive: true });
  }
}

/** Runs a build; returns its peak memory in MB. */
async function runBuild(folder: string): Promise<number> {
  const running = buildSite(folder);
  let peak = Number.NaN;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${running.child.pid}/status`, "utf8").catch(() => "");
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (kilobytes) peak = Math.round(Number(kilobytes) / 1024);
  }, 500);
  await running.finally(() => clearInterval(watch));
  return peak;
}

async function sizeOf(site: string, seconds: number): Promise<Record<string, number>> {
  let pages = 0;
  let bytes = 0;
  for await (const file of glob("**/*.*", { cwd: site })) {
    if (file.endsWith(".html")) pages++;
    // Assets are the same in every copy.
    if (!file.startsWith("assets")) bytes += (await stat(path.join(site, file))).size;
  }
  return {
    pages,
    "build s": Math.round(seconds),
    "ms a page": Math.round((seconds * 1000) / pages),
    "pages MB": Math.round(bytes / 1e6),
  };
}

/** The bytes that each view transfers on a phone, without pictures, which are the same in every copy. */
async function viewsOf(built: string, browser: Browser): Promise<Record<string, number>> {
  const { origin: baseURL, close } = await serveBuild(built, path.join(built, "outbox"));
  const bytes: Record<string, number> = {};
  for (const view of VIEWS) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(view);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    bytes[`${view} B`] = await page.evaluate(() =>
      ["navigation", "resource"]
        .flatMap((type) => performance.getEntriesByType(type))
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => !name.includes("/assets/img/"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    await context.close();
  }
  close();
  return bytes;
}

await main();
