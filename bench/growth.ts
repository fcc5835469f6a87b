import { spawn } from "node:child_process";
import { cp, glob, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { hydrated } from "../e2e/hydrated.ts";
import { serveBuild } from "../server/serve-build.ts";
import { openBrowser } from "./browser.ts";

const REPOSITORY = path.resolve(import.meta.dirname, "..");

/** What the copy needs of the repository to be built. */
const PARTS = [
  "app",
  "content",
  "server",
  "package.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** As `npm run build` does it, after it has checked the content. */
const BUILD = ["node_modules/@react-router/dev/bin.cjs", "build"];

/** The collections that grow, each with the field that tells one record from its copies. */
const LABELS = { products: "name", posts: "title" } as const;

/** How many there shall be; what is not named stays as it is. */
type Growth = Partial<Record<keyof typeof LABELS, number>>;

const GROWTHS: readonly Growth[] = [
  {},
  { products: 100 },
  { products: 1_000 },
  { posts: 5_000 },
  { products: 10_000 },
];

/** First views whose bytes must not follow the number of products or posts. */
const VIEWS = ["/shop", "/shop?page=2", "/shop-single/1", "/home-4", "/blog-standard"];

/**
 * `npm run bench:growth -- [100 1000 10000]`: builds the site as it is, with that many products, and with 5,000 posts,
 * each in a temporary copy, and prints what the build costs and what first views weigh. Memory is known on Linux only.
 */
async function main(): Promise<void> {
  const sizes = process.argv.slice(2).map(Number);
  const growths = sizes.length > 0 ? [{}, ...sizes.map((products) => ({ products }))] : GROWTHS;
  const browser = await openBrowser();
  const table: Record<string, Record<string, number>> = {};
  for (const growth of growths) {
    const name = Object.entries(growth).map(([kind, count]) => `${count} ${kind}`);
    table[name.join(", ") || "as it is"] = await build(growth, browser);
    // oxlint-disable-next-line no-console -- the table is what the command is for
    console.table(table);
  }
  await browser.close();
}

/** Builds a grown copy of the site, and measures it; the copy is removed. */
async function build(growth: Growth, browser: Browser): Promise<Record<string, number>> {
  const copy = await mkdtemp(path.join(os.tmpdir(), "growth-"));
  try {
    for (const part of PARTS)
      await cp(path.join(REPOSITORY, part), path.join(copy, part), { recursive: true });
    for (const part of ["node_modules", "public"])
      await symlink(path.join(REPOSITORY, part), path.join(copy, part));
    if (growth.products) await grow(copy, "products", growth.products);
    if (growth.posts) await grow(copy, "posts", growth.posts);
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

/** Copies the records until there are `count`, each with an id and a name or title of its own. */
async function grow(copy: string, kind: keyof typeof LABELS, count: number): Promise<void> {
  const folder = path.join(copy, "content", kind);
  const files = (await readdir(folder)).toSorted();
  for (let number = files.length + 1; number <= count; number++) {
    const text = await readFile(path.join(folder, files[number % files.length] ?? ""), "utf8");
    const label = new RegExp(`^(${LABELS[kind]}: .*?)("?)$`, "m");
    await writeFile(
      path.join(folder, `copy-${number}.md`),
      text.replace(/^id: \d+$/m, `id: ${number}`).replace(label, `$1 ${number}$2`),
    );
  }
}

/** Builds in this folder, and gives the most memory the build held, in MB. */
async function runBuild(folder: string): Promise<number> {
  const child = spawn(process.execPath, BUILD, {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  let most = Number.NaN;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, "utf8").catch(() => "");
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1];
    if (kilobytes) most = Math.round(Number(kilobytes) / 1024);
  }, 500);
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once("close", resolve).once("error", reject),
  );
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build ended with ${code}.`);
  return most;
}

async function sizeOf(site: string, seconds: number): Promise<Record<string, number>> {
  let pages = 0;
  let bytes = 0;
  for await (const file of glob("**/*.*", { cwd: site })) {
    if (file.endsWith(".html")) pages++;
    // The same pictures, typefaces and scripts in every copy.
    if (!file.startsWith("assets")) bytes += (await stat(path.join(site, file))).size;
  }
  return {
    pages,
    "build s": Math.round(seconds),
    "ms a page": Math.round((seconds * 1000) / pages),
    "pages MB": Math.round(bytes / 1e6),
  };
}

/** The bytes, as sent, of what a phone loads for each view, but for pictures: these are the same files in every copy. */
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
