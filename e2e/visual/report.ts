import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** What came of one state at one width. */
export type Result = {
  /** Such as "/shop · toasts · 390". */
  name: string;
  /** How much of the picture is different, 0 to 1. */
  share: number;
  /** The pictures' files: before, after, difference. */
  files: string[];
  /** Why there is no picture. */
  error?: string;
};

/** Failures first, then the largest difference. */
export const bySeverity = (a: Result, b: Result): number =>
  Number(b.error !== undefined) - Number(a.error !== undefined) || b.share - a.share;

/** Empties the folder of the report. */
export async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
}

/** Compares two pictures pixel by pixel, and writes them with their difference into the folder. */
export async function compare(folder: string, name: string, pictures: Buffer[]): Promise<Result> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  // The shorter page goes on in a colour that no page has.
  const [before, after] = await Promise.all(
    pictures.map((picture, index) =>
      sharp(picture)
        .ensureAlpha()
        .extend({
          right: width - (sizes[index]?.width ?? 0),
          bottom: height - (sizes[index]?.height ?? 0),
          background: "magenta",
        })
        .raw()
        .toBuffer(),
    ),
  );
  if (!before || !after) throw new Error("Two pictures are compared.");
  // White where the pictures are the same, red where they differ.
  const difference = Buffer.alloc(before.length, 255);
  let count = 0;
  for (let pixel = 0; pixel < before.length; pixel += 4) {
    if (before.readUInt32LE(pixel) === after.readUInt32LE(pixel)) continue;
    count += 1;
    difference.writeUInt16LE(0, pixel + 1);
  }
  const slug = name.replace(/\W+/g, "-");
  const files = ["before", "after", "difference"].map((kind) => `${slug}-${kind}.png`);
  const raw = { width, height, channels: 4 } as const;
  const contents = [...pictures, await sharp(difference, { raw }).png({ compressionLevel: 3 }).toBuffer()];
  await Promise.all(files.map((file, index) => writeFile(path.join(folder, file), contents[index] ?? "")));
  return { name, share: count / (width * height), files };
}

const escape = (text: string) => text.replace(/[&<]/g, (sign) => (sign === "&" ? "&amp;" : "&lt;"));

/** Writes the page that shows all results, and gives its file. */
export async function writeReport(folder: string, title: string, results: Result[]): Promise<string> {
  const sections = results.map(({ name, share, files, error }) => {
    const pictures = files.map(
      (file) => `<a href="${file}"><img src="${file}" loading="lazy" alt="${file}"></a>`,
    );
    return `<h2>${escape(name)}: ${error === undefined ? percent(share) : "failed"}</h2>
<div>${pictures.join("")}</div><pre>${escape(error ?? "")}</pre>`;
  });
  const file = path.join(folder, "index.html");
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>${escape(title)}</title>
<style>body{font-family:sans-serif}div{display:flex;gap:8px;align-items:start}a{flex:1}img{width:100%;border:1px solid}</style>
<h1>${escape(title)}</h1>
${sections.join("\n")}`,
  );
  return file;
}

export const percent = (share: number) => `${(share * 100).toFixed(share < 0.001 ? 4 : 2)} %`;
