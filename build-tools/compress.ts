import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|csv|ics|xml|txt|data|webmanifest|ico|md|pdf)$/;

/** Below this size, response headers outweigh what compression saves. */
const MIN_BYTES = 512;

/**
 * Writes `name.br` and `name.gz` beside every compressible file, but only if they are smaller than the file itself.
 *
 * @returns The number of compressed files.
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const queue = files.values();
  let compressed = 0;
  async function work() {
    for (const name of queue) if (await compressFile(join(folder, name))) compressed += 1;
  }
  // zlib runs in a pool of four threads.
  await Promise.all([work(), work(), work(), work()]);
  return compressed;
}

async function compressFile(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return false;
  const written = await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, brotli(bytes)),
    writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: 9 })),
  ]);
  return written.includes(true);
}

async function writeIfSmaller(file: string, original: Buffer, result: Promise<Buffer>): Promise<boolean> {
  const bytes = await result;
  if (bytes.length >= original.length) return false;
  await writeFile(file, bytes);
  return true;
}
