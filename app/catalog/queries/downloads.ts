import { readFileSync } from "node:fs";
import path from "node:path";
import { fileSize } from "../../lib/file-size.ts";
import { contentFiles, isFileName } from "../read/content-folder.ts";
import { sheetUrls } from "../technical-sheet-text.ts";
import { technicalSheets } from "../technical-sheets.ts";

/** A file that a text can link to; what is made when the site is built has no size yet. */
export type Download = { kind: string; size?: string };

/** The owner's files, by their addresses. */
const files: ReadonlyMap<string, Uint8Array> = new Map(
  contentFiles("content/downloads/*.pdf")
    .map((file) => ({ file, name: path.basename(file) }))
    .filter(({ name }) => isFileName(name, [".pdf"]))
    .map(({ file, name }) => [`/documentos/${name}`, readFileSync(file)]),
);

/** The addresses of the owner's files. */
export const filePaths = (): string[] => [...files.keys()];

/** One of the owner's files; nothing where there is none. */
export const findFile = (url: string): Uint8Array | undefined => files.get(url);

/** All files that a text can link to, by their addresses. */
export const downloads: ReadonlyMap<string, Download> = new Map([
  ...technicalSheets.flatMap(({ id }) => {
    const { es, en } = sheetUrls(id);
    return [es, en].map((url): [string, Download] => [url, { kind: "PDF" }]);
  }),
  ...[...files].map(([url, bytes]): [string, Download] => [
    url,
    { kind: "PDF", size: fileSize(bytes.byteLength) },
  ]),
]);
