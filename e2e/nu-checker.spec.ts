import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { CLIENT } from "../testing/build";
import { pages } from "../testing/pages";
import { findProgram } from "../testing/programs";
import { expect, FULL, open, test } from "./site";

const CACHE = path.resolve(import.meta.dirname, "../node_modules/.cache/vnu-jar");

/** Fetches the checker without its install script, which would download more; undefined without a registry. */
function fetchChecker(): string | undefined {
  const jar = path.join(CACHE, "node_modules/vnu-jar/build/dist/vnu.jar");
  const options = ["--prefix", CACHE, "--ignore-scripts", "--no-audit", "--no-fund"];
  const shell = process.platform === "win32";
  if (!existsSync(jar)) spawnSync("npm", ["install", ...options, "vnu-jar@26.9.27"], { shell });
  return existsSync(jar) ? jar : undefined;
}

type Message = { url: string; message: string; extract?: string };

test("builds valid HTML, and keeps it valid after hydration", FULL, async ({ page }) => {
  test.setTimeout(600_000);
  const java = findProgram("java");
  const checker = fetchChecker();
  test.skip(!java || !checker, "there is no Java here, or no registry");
  if (!java || !checker) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), "hydrated-"));
  for (const { path: at } of pages) {
    await open(page, at);
    const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    await mkdir(path.join(folder, at), { recursive: true });
    await writeFile(path.join(folder, at, "index.html"), html);
  }
  const options = "--format json --exit-zero-always --stdout --errors-only --skip-non-html".split(" ");
  const { stdout } = spawnSync(java, ["-jar", checker, ...options, CLIENT, folder], { maxBuffer: 2 ** 28 });
  const { messages }: { messages: Message[] } = JSON.parse(String(stdout));
  // Its CSS checker is too old for our CSS.
  const errors = messages.filter(({ message }) => !message.startsWith("CSS:"));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`)).toEqual([]);
  await rm(folder, { recursive: true });
});
