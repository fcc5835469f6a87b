import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|csv|ics|xml|txt|data|webmanifest|ico|md|pdf)$/;

/** Below this size, response headers outweigh what compression saves. */
const MIN_BYTES = 512;

const BEST = { brotli: 11, gzip: 9 };
const FAST = { brotli: 5, gzip: 6 };
/** The best levels would add an hour to a build of 10,000 products (bench/results/2026-11-22-growth.md). */
const MAX_FILES_AT_BEST = 500;

/**
 * Writes `name.br` and `name.gz` beside every compressible file, but only if they are smaller than the file itself.
 *
 * @returns The number of compressed files.
 */
export async function compressFiles(folder: string): Promise<number> {
  const queue = (await filesToCompress(folder)).values();
  let compressed = 0;
  // zlib runs in a pool of four threads.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { file, level } of queue) if (await compressFile(file, level)) compressed += 1;
    }),
  );
  return compressed;
}

async function filesToCompress(folder: string): Promise<{ file: string; level: typeof BEST }[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  return [...Map.groupBy(files, kindOf).values()].flatMap((kind) =>
    kind.map((name) => ({ file: join(folder, name), level: kind.length > MAX_FILES_AT_BEST ? FAST : BEST })),
  );
}

/** Compresses a file; returns whether that made it smaller. */
async function compressFile(file: string, level: typeof BEST): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return false;
  const written = await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, brotli(bytes, brotliParams(bytes.length, level.brotli))),
    writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: level.gzip })),
  ]);
  return written.includes(true);
}

/** The kind of a page, which is its first folder: `shop-single/7.html` is a `shop-single`. */
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
