import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|xml|txt|data|webmanifest|ico)$/;

/** Bytes; below this the response headers weigh more than what compression saves. */
const SMALLEST = 512;

/**
 * Files of one kind, beyond which brotli's best quality would take an hour for 10,000 products: quality 5 leaves an
 * eighth more bytes in a fortieth of the time (docs/scale.md).
 */
const MANY = 500;

/**
 * Writes `name.br` (quality 11; 5 for a kind of page with more than 500 files) and `name.gz` (level 9) beside every
 * text-like file of at least 512 bytes, each only when it is smaller than the file itself.
 *
 * @param folder The finished build, searched with all its subfolders.
 * @returns How many files got at least one compressed twin.
 * @throws The file system's error when the folder cannot be read or written.
 */
export async function compressFiles(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => COMPRESSIBLE.test(name));
  const kinds = Map.groupBy(files, kindOf);
  let compressed = 0;
  const compress = async (name: string) => {
    const file = join(folder, name);
    const bytes = await readFile(file);
    if (bytes.length < SMALLEST) return;
    const quality = (kinds.get(kindOf(name))?.length ?? 0) > MANY ? 5 : 11;
    const twins = await Promise.all([
      writeIfSmaller(`${file}.br`, bytes, brotli(bytes, brotliParams(bytes.length, quality))),
      writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: 9 })),
    ]);
    if (twins.includes(true)) compressed += 1;
  };
  // As many at once as there are threads for it.
  const queue = files.values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const name of queue) await compress(name);
    }),
  );
  return compressed;
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
