import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|data|webmanifest|ico)$/;

/** Bytes; below this the response headers weigh more than what compression saves. */
const SMALLEST = 512;

/**
 * Writes `name.br` (quality 11) and `name.gz` (level 9) beside every text-like file of at least 512 bytes,
 * each only when it is smaller than the file itself.
 *
 * @param folder The finished build, searched with all its subfolders.
 * @returns How many files got at least one compressed twin.
 * @throws The file system's error when the folder cannot be read or written.
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let compressed = 0;
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST) continue;
    const twins = await Promise.all([
      writeIfSmaller(`${file}.br`, bytes, brotli(bytes, brotliParams(bytes.length))),
      writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: 9 })),
    ]);
    if (twins.includes(true)) compressed += 1;
  }
  return compressed;
}

function brotliParams(size: number) {
  return {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size },
  };
}

async function writeIfSmaller(file: string, original: Buffer, result: Promise<Buffer>): Promise<boolean> {
  const bytes = await result;
  if (bytes.length >= original.length) return false;
  await writeFile(file, bytes);
  return true;
}
