import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { CLIENT } from "../testing/build";
import { pages } from "../testing/pages";
import { findProgram } from "../testing/programs";
import { fetchPackage } from "./fetch-package";
import { expect, FULL, open, test } from "./site";

const run = promisify(execFile);

type Message = { url: string; message: string; extract?: string };

test("builds valid HTML, and keeps it valid after hydration", FULL, async ({ page }) => {
  test.setTimeout(600_000);
  const java = findProgram("java");
  const checker = fetchPackage("vnu-jar", "26.9.27");
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
  const jar = path.join(checker, "build/dist/vnu.jar");
  const { stdout } = await run(java, ["-jar", jar, ...options, CLIENT, folder], { maxBuffer: 2 ** 28 });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  // Its CSS checker is too old for our CSS.
  const errors = messages.filter(({ message }) => !message.startsWith("CSS:"));
  expect(errors.map(({ url, message, extract }) => `${url}: ${message} ${extract ?? ""}`)).toEqual([]);
  await rm(folder, { recursive: true });
});
