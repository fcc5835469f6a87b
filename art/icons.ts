import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { husk50, palm700 } from "../app/lib/colors.ts";
import { markPath } from "../app/lib/mark-path.ts";
import { derive, type Derived } from "./derived.ts";

const BRAND = join(import.meta.dirname, "brand");
/** The mark as SVG, lighter in dark browser themes. */
const VECTOR = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 0 34 34"><style>path{fill:${palm700}}@media (prefers-color-scheme:dark){path{fill:#a9d4b5}}</style><path d="${markPath}"/></svg>\n`;

/** Increase this when a code change produces different icons from the same mark. */
const PIPELINE_VERSION = 1;

/** Reads the path of a mark in `art/brand`, 34 units high. */
export async function outlineOf(mark: string): Promise<string> {
  const outline = / d="([^"]+)"/.exec(await readFile(join(BRAND, mark), "utf8"))?.[1];
  if (!outline) throw new Error(`art/brand/${mark} has no path`);
  return outline;
}

/** A square icon of `side` px, in which the mark takes `share` of the height. */
function icon(
  outline: string,
  side: number,
  share: number,
  color: string,
  background = "none",
): Promise<Buffer> {
  const unit = 34 / share;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${16 - unit / 2} ${17 - unit / 2} ${unit} ${unit}" width="${side}" height="${side}"><rect x="-50" y="-50" width="150" height="150" fill="${background}"/><path fill="${color}" d="${outline}"/></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** Packs PNGs into an ICO: a header, a directory entry of 16 bytes each, then the files. */
export function packIco(pngs: readonly { side: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  for (const [i, { side, data }] of pngs.entries()) {
    const at = 6 + 16 * i;
    header.writeUInt8(side, at);
    header.writeUInt8(side, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  }
  return Buffer.concat([header, ...pngs.map(({ data }) => data)]);
}

const plan = (name: string, extension: "ico" | "png", make: Derived["make"]) =>
  derive(name, `brand/${name}`, extension, [String(PIPELINE_VERSION), name, markPath], make);
const onGreen = (side: number, share: number) => () => icon(markPath, side, share, husk50, palm700);

/** The icons of browser tabs, home screens and the web manifest. */
export async function planIcons(): Promise<Derived[]> {
  return [
    plan("favicon", "ico", async () =>
      packIco(
        await Promise.all(
          [16, 32, 48].map(async (side) => ({ side, data: await icon(markPath, side, 1, palm700) })),
        ),
      ),
    ),
    derive("vector", "brand/vector", "svg", [VECTOR], async () => Buffer.from(VECTOR)),
    plan("touch", "png", onGreen(180, 0.64)),
    plan("small", "png", onGreen(192, 0.64)),
    plan("large", "png", onGreen(512, 0.64)),
    // Launchers may crop it to a circle of 80 % of its width.
    plan("maskable", "png", onGreen(512, 0.5)),
  ];
}
