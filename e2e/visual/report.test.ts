import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { bySeverity, compare, writeReport } from "./report.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "report-"));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (height: number, background: string) =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();

const result = (name: string, share: number, error?: string) => ({
  name,
  share,
  files: [],
  ...(error === undefined ? {} : { error }),
});

test("failures come first, then the largest difference", () => {
  const results = [result("small", 0.1), result("failed", 0, "gone"), result("large", 0.7)];
  expect(results.toSorted(bySeverity).map(({ name }) => name)).toEqual(["failed", "large", "small"]);
});

test("a shade counts as a difference", async () => {
  const pictures = await Promise.all([picture(10, "#808080"), picture(10, "#818080")]);
  expect((await compare(folder, "/ · page · 390", pictures)).share).toBe(1);
});

test("what only the longer picture has is different", async () => {
  const pictures = await Promise.all([picture(10, "white"), picture(40, "white")]);
  expect((await compare(folder, "/ · page · 390", pictures)).share).toBe(0.75);
});

test("the report shows before, after and difference of each result in order, as text", async () => {
  const pictures = await Promise.all([picture(10, "white"), picture(10, "black")]);
  const results = [result("/<b>", 0, "no <button>"), await compare(folder, "/shop · page · 390", pictures)];
  const html = await readFile(await writeReport(folder, "a and b", results), "utf8");
  expect([...html.matchAll(/<h2>(.*)<\/h2>/g)].map(([, heading]) => heading)).toEqual([
    "/&lt;b>: failed",
    "/shop · page · 390: 100.00 %",
  ]);
  expect(html).toContain("no &lt;button>");
  const files = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file ?? "");
  expect(files.map((file) => /before|after|difference/.exec(file)?.[0])).toEqual([
    "before",
    "after",
    "difference",
  ]);
  for (const file of files) expect((await sharp(path.join(folder, file)).metadata()).height).toBe(10);
});
