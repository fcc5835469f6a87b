import { readFileSync } from "node:fs";
import path from "node:path";
import { fileSize } from "../../lib/file-size.ts";
import { contentFiles, isFileName } from "../read/content-folder.ts";
import { hasMistakes } from "../read/problem.ts";
import { sheetPdfs, technicalSheetFiles } from "./technical-sheets.ts";

export const ownFiles: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map(
  contentFiles("content/downloads/*.pdf")
    .filter((file) => isFileName(path.basename(file), [".pdf"]))
    .map((file) => [`/documentos/${path.basename(file)}`, readFileSync(file)]),
);

/** All linkable PDFs by URL, with their size if the build does not generate them. */
export const downloads: ReadonlyMap<string, string | undefined> = new Map([
  ...sheetPdfs.map((url) => [url, undefined] as const),
  ...[...ownFiles].map(([url, bytes]) => [url, fileSize(bytes.byteLength)] as const),
]);

/**
 * Whether a PDF exists. Any PDF counts while technical sheets have mistakes, so that one mistake is not reported as many.
 */
export const isDownload = (url: string): boolean =>
  downloads.has(url) || (url.endsWith(".pdf") && hasMistakes(technicalSheetFiles));
