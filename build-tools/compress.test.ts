import { randomBytes } from "node:crypto";
import { readdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { makeFolder } from "../testing/make-folder.ts";
import { compressFiles } from "./compress.ts";

const TEXT = "<p>Aceite de palma de Corozal</p>\n".repeat(100);

test("compresses files in all subfolders without loss", async () => {
  const folder = await makeFolder({ "index.html": TEXT, "assets/img/a.svg": TEXT });
  expect(await compressFiles(folder)).toBe(2);
  for (const name of ["index.html", "assets/img/a.svg"]) {
    const file = join(folder, name);
    expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(TEXT);
  }
});

test("compresses exactly the compressible types", async () => {
  const kinds = ["html", "js", "css", "svg", "json", "xml", "txt", "data", "webmanifest", "ico", "md", "pdf"];
  const others = ["avif", "webp", "woff2", "br", "gz"];
  const folder = await makeFolder(
    Object.fromEntries([...kinds, ...others].map((kind) => [`file.${kind}`, TEXT])),
  );
  expect(await compressFiles(folder)).toBe(kinds.length);
  const compressed = kinds.flatMap((kind) => [`file.${kind}.br`, `file.${kind}.gz`]);
  const originals = [...kinds, ...others].map((kind) => `file.${kind}`);
  expect((await readdir(folder)).toSorted()).toEqual([...originals, ...compressed].toSorted());
});

test("skips files that are small or do not shrink", async () => {
  const folder = await makeFolder({
    "small.txt": "a".repeat(511),
    "random.data": randomBytes(4096),
    "edge.txt": "a".repeat(512),
  });
  expect(await compressFiles(folder)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual([
    "edge.txt",
    "edge.txt.br",
    "edge.txt.gz",
    "random.data",
    "small.txt",
  ]);
});

test("compresses changed files again", async () => {
  const folder = await makeFolder({ "index.html": TEXT });
  await compressFiles(folder);
  await utimes(join(folder, "index.html.br"), 0, 0);
  await writeFile(join(folder, "index.html"), TEXT + TEXT);
  await compressFiles(folder);
  const compressed = await readFile(join(folder, "index.html.br"));
  expect(brotliDecompressSync(compressed).toString()).toBe(TEXT + TEXT);
});

test("gives the same result when run again", async () => {
  const folder = await makeFolder({ "index.html": TEXT });
  await compressFiles(folder);
  const first = await readdir(folder);
  expect(await compressFiles(folder)).toBe(1);
  expect(await readdir(folder)).toEqual(first);
});

test("rejects if the folder does not exist", async () => {
  const folder = await makeFolder();
  await expect(compressFiles(join(folder, "missing"))).rejects.toThrow("ENOENT");
});
