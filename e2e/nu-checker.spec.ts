import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { CLIENT } from "../testing/build";
import { pages } from "../testing/pages";
import { findProgram } from "../testing/programs";
import { fetchPackage } from "./fetch-package";
import { expect, open, test } from "./site";

const run = promisify(execFile);

type Message = { type: string; url: string; message: string; extract?: string };

/** The errors of the W3C's Nu checker in files or folders; its CSS checker is too old for our CSS. */
async function errorsOf(places: readonly string[]): Promise<string[]> {
  const java = findProgram("java");
  const folder = fetchPackage("vnu-jar", "26.9.27");
  test.skip(!java || !folder, "there is no Java here, or no registry");
  if (!java || !folder) return [];
  const options = [
    "-jar",
    path.join(folder, "build/dist/vnu.jar"),
    "--format",
    "json",
    "--exit-zero-always",
    "--stdout",
    "--errors-only",
    "--skip-non-html",
  ];
  const { stdout } = await run(java, [...options, ...places], { maxBuffer: 2 ** 28 });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  return messages
    .filter(({ message }) => !message.startsWith("CSS:"))
    .map(({ url, message, extract = "" }) => `${url}: ${message} ${extract}`);
}

test("builds valid HTML by the Nu checker", { tag: "@full" }, async () => {
  test.setTimeout(300_000);
  expect(await errorsOf([CLIENT])).toEqual([]);
});

test("keeps the HTML valid after hydration", { tag: "@full" }, async ({ page }) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), "hydrated-"));
  for (const { path: at } of pages) {
    await open(page, at);
    const html = await page.evaluate(() => `<!doctype html>${document.documentElement.outerHTML}`);
    await mkdir(path.join(folder, at), { recursive: true });
    await writeFile(path.join(folder, at, "index.html"), html);
  }
  expect(await errorsOf([folder])).toEqual([]);
  await rm(folder, { recursive: true });
});
