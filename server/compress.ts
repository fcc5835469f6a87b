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
  const queue = [...Map.groupBy(files, kindOf).values()]
    .flatMap((kind) =>
      kind.map((name) => ({ file: join(folder, name), quality: kind.length > MANY ? 5 : 11 })),
    )
    .values();
  let compressed = 0;
  // As many at once as there are threads for it.
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { file, quality } of queue) if (await writeTwins(file, quality)) compressed += 1;
    }),
  );
  return compressed;
}

/** Whether the file got a twin. */
async function writeTwins(file: string, quality: number): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return false;
  const twins = await Promise.all([
    writeIfSmaller(`${file}.br`, bytes, brotli(bytes, brotliParams(bytes.length, quality))),
    writeIfSmaller(`${file}.gz`, bytes, gzipAsync(bytes, { level: 9 })),
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
