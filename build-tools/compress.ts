import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|csv|ics|xml|txt|data|webmanifest|ico|md|pdf)$/;

/** Below this size, response headers outweigh what compression saves. */
const MIN_BYTES = 512;

/** Brotli's best level would add an hour to a build of 10,000 products (bench/results/2026-11-22-growth.md). */
const MAX_FILES_AT_BEST = 500;

/**
 * Writes `name.br` and `name.gz` beside every compressible file, but only if they are smaller than the file itself.
 *
 * @returns The number of compressed files.
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const kinds = Map.groupBy(files, kindOf);
  const queue = files.values();
  let compressed = 0;
  async function work() {
    for (const name of queue) {
      const isMany = (kinds.get(kindOf(name))?.length ?? 0) > MAX_FILES_AT_BEST;
      if (await compressFile(join(folder, name), isMany ? 5 : 11)) compressed += 1;
    }
  }
  // zlib runs in a pool of four threads.
  await Promise.all([work(), work(), work(), work()]);
  return compressed;
}

async function compressFile(file: string, quality: number): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return false;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const written = await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, brotli(bytes, { params })),
    writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: 9 })),
  ]);
  return written.includes(true);
}

/** The kind of a page, which is its first folder: `shop-single/7.html` is a `shop-single`. */
const kindOf = (name: string) => name.split(sep)[0] ?? "";

async function writeIfSmaller(file: string, original: Buffer, result: Promise<Buffer>): Promise<boolean> {
  const bytes = await result;
  if (bytes.length >= original.length) return false;
  await writeFile(file, bytes);
  return true;
}
