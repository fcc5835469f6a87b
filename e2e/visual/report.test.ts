import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { makeFolder } from "../../testing/make-folder.ts";
import { bySeverity, compare, writeReport } from "./report.ts";

const picture = (height: number, background: string) =>
  sharp({ create: { width: 10, height, channels: 3, background } })
    .png()
    .toBuffer();

test.each([
  { what: "a shade", height: 10, colour: "#818080", share: 1 },
  { what: "what only the longer picture has", height: 40, colour: "#808080", share: 0.75 },
])("$what counts as a difference", async ({ height, colour, share }) => {
  const pictures = await Promise.all([picture(10, "#808080"), picture(height, colour)]);
  expect((await compare(await makeFolder(), "/ · page · 390", pictures)).share).toBe(share);
});

test("the report shows failures first, then before, after and difference, with names as text", async () => {
  const folder = await makeFolder();
  const pictures = await Promise.all([picture(10, "white"), picture(10, "black")]);
  const failed = { name: "/<b>", share: 0, files: [], error: "no <button>" };
  const results = [await compare(folder, "/shop · page · 390", pictures), failed].toSorted(bySeverity);
  const html = await readFile(await writeReport(folder, "a and b", results), "utf8");
  const headings = [...html.matchAll(/<h2>(.*)<\/h2>/g)].map(([, heading]) => heading);
  expect(headings).toEqual(["/&lt;b>: failed", "/shop · page · 390: 100.00 %"]);
  expect(html).toContain("no &lt;button>");
  const files = [...html.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file ?? "");
  expect(files).toEqual(["before", "after", "difference"].map((kind) => expect.stringContaining(kind)));
  for (const file of files) expect((await sharp(path.join(folder, file)).metadata()).height).toBe(10);
});
