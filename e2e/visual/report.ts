import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** Where the screenshots and the report are written; Git ignores it. */
export const REPORT = path.resolve(import.meta.dirname, "../../visual-report");

/** Heights of the viewport by its width, in px. */
export const HEIGHTS: ReadonlyMap<number, number> = new Map([
  [390, 844],
  [820, 1180],
  [1440, 900],
]);

/** The largest change of a channel, of 255, that rounding in the browser or JPEG encoding can cause. */
const NOISE = 8;

/** The share of values that differ, 0 to 1. What only the longer picture has counts as different. */
async function difference(before: string, after: string): Promise<number> {
  if ((await readFile(before)).equals(await readFile(after))) return 0;
  const was = await sharp(before).raw().toBuffer();
  const is = await sharp(after).raw().toBuffer();
  const length = Math.max(was.length, is.length);
  let differing = 0;
  for (let at = 0; at < length; at++)
    if (Math.abs((was[at] ?? Infinity) - (is[at] ?? Infinity)) > NOISE) differing++;
  return differing / length;
}

const screenshotsOf = (folder: string) => readdir(path.join(REPORT, folder)).catch(() => []);

/** Compares the screenshots in `before` and `after`, writes the report, and returns its rows, the largest difference first. */
export async function writeReport(): Promise<string[]> {
  const before = new Set(await screenshotsOf("before"));
  const after = new Set(await screenshotsOf("after"));
  const found: { name: string; share: number }[] = [];
  for (const name of before.union(after)) {
    const inBoth = before.has(name) && after.has(name);
    const share = inBoth
      ? await difference(path.join(REPORT, "before", name), path.join(REPORT, "after", name))
      : 1;
    if (share > 0) found.push({ name, share });
  }
  found.sort((a, b) => b.share - a.share);
  const rows = found.map(({ name, share }) => `${(share * 100).toFixed(2)} % ${name}`);
  await writeFile(path.join(REPORT, "index.html"), page(before.union(after).size, found));
  return rows;
}

/** The browser draws the difference of two pictures, in which equal pixels are black. */
const page = (compared: number, found: { name: string; share: number }[]) => `<!doctype html>
<html lang="en">
<title>Visual comparison</title>
<style>
  body { font-family: sans-serif }
  section > div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
  img { width: 100% }
  figure { display: grid; margin: 0; isolation: isolate }
  figure img { grid-area: 1 / 1 }
  figure img + img { mix-blend-mode: difference }
</style>
<h1>${found.length} of ${compared} screenshots differ</h1>
<p>Before, after, and the difference; the largest difference first.</p>
${found
  .map(
    ({ name, share }) => `<section>
  <h2>${name} · ${(share * 100).toFixed(2)} %</h2>
  <div>
    <img src="before/${name}" alt="Before" loading="lazy">
    <img src="after/${name}" alt="After" loading="lazy">
    <figure><img src="before/${name}" alt="" loading="lazy"><img src="after/${name}" alt="Difference" loading="lazy"></figure>
  </div>
</section>`,
  )
  .join("\n")}
</html>
`;
