import { readFileSync } from "node:fs";
import path from "node:path";
import { fileSize } from "../../lib/file-size.ts";
import { contentFiles, isFileName } from "../read/content-folder.ts";
import { sheetUrls, technicalSheets } from "./technical-sheets.ts";

/** The owner's PDFs by URL. */
export const ownFiles: ReadonlyMap<string, Uint8Array<ArrayBuffer>> = new Map(
  contentFiles("content/downloads/*.pdf")
    .filter((file) => isFileName(path.basename(file), [".pdf"]))
    .map((file) => [`/documentos/${path.basename(file)}`, readFileSync(file)]),
);

export const findFile = (url: string): Uint8Array<ArrayBuffer> | undefined => ownFiles.get(url);

/** All linkable PDFs by URL, with their size if the build does not generate them. */
export const downloads: ReadonlyMap<string, string | undefined> = new Map([
  ...technicalSheets.flatMap(({ id }) => {
    const { es, en } = sheetUrls(id);
    return [es, en].map((url) => [url, undefined] as const);
  }),
  ...[...ownFiles].map(([url, bytes]) => [url, fileSize(bytes.byteLength)] as const),
]);
