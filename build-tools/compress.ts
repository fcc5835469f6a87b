import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|csv|ics|xml|txt|data|webmanifest|ico|md|pdf)$/;

/** Bytes; below this the response headers weigh more than what compression saves. */
const SMALLEST = 512;

/** The best levels would add an hour to a build of 10,000 products (bench/results/2026-11-22-growth.md). */
const BEST = { brotli: 11, gzip: 9 };
const FAST = { brotli: 5, gzip: 6 };
const MANY = 500;

/**
 * Writes `name.br` and `name.gz` beside every text-like file of at least 512 bytes, each only when it is smaller than
 * the file itself.
 *
 * @param folder The finished build, searched with all its subfolders.
 * @returns How many files have at least one compressed twin.
 * @throws The file system's error when the folder cannot be read or written.
 */
export async function compressFiles(folder: string): Promise<number> {
  const queue = (await filesToCompress(folder)).values();
  let compressed = 0;
  // As many at once as there are threads for it.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { file, level } of queue) if (await writeTwins(file, level)) compressed += 1;
    }),
  );
  return compressed;
}

async function filesToCompress(folder: string): Promise<{ file: string; level: typeof BEST }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  return [...Map.groupBy(files, kindOf).values()].flatMap((kind) =>
    kind.map((name) => ({ file: join(folder, name), level: kind.length > MANY ? FAST : BEST })),
  );
}

/** Whether the file got a twin. */
async function writeTwins(file: string, level: typeof BEST): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return false;
  const twins = await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, brotli(bytes, brotliParams(bytes.length, level.brotli))),
    writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: level.gzip })),
  ]);
  return twins.includes(true);
}

/** The first folder: pages of one kind lie together, such as `shop-single/7/index.html`. */
const kindOf = (name: string) => name.split(sep)[0] ?? "";

function brotliParams(size: number, quality: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}

async function writeIfSmaller(file: string, original: Buffer, result: Promise<Buffer>): Promise<boolean> {
  const bytes = await result;
  if (bytes.length >= original.length) return false;
  await writeFile(file, bytes);
  return true;
}
