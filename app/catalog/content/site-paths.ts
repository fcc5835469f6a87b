import path from "node:path";
import { contentFiles } from "../read/content-folder.ts";
import { issuedFile, REGISTER_URL, registerFiles } from "./document-register.ts";
import { isDownload, ownFiles } from "./downloads.ts";
import { CALENDAR_URL, events } from "./events.ts";
import { isPage } from "./links.ts";
import { routeFiles } from "./route-paths.ts";
import { sheetUrls, technicalSheets } from "./technical-sheets.ts";

const toUrl = (file: string) => `/documentos/${path.basename(file)}`;

/** The owner's PDFs whose row in the register is a draft. */
export const unpublishedPdfs: ReadonlySet<string> = new Set(
  registerFiles.unpublished.flatMap(({ file, versions }) =>
    [`${file}.pdf`, ...versions.map(({ version }) => issuedFile(file, version))].map(toUrl),
  ),
);

/** The paths of all files under /documentos. */
export const documentPaths = [
  ...technicalSheets.flatMap(({ id }) => Object.values(sheetUrls(id))),
  ...[...ownFiles.keys(), ...contentFiles("content/issued/*.pdf").map(toUrl)].filter(
    (url) => !unpublishedPdfs.has(url),
  ),
  REGISTER_URL,
  // The calendar file needs at least one event.
  ...(events.length > 0 ? [CALENDAR_URL] : []),
];

export const isPublishedPdf = (url: string): boolean => isDownload(url) && !unpublishedPdfs.has(url);

const files = new Set([...routeFiles, ...documentPaths]);

/** Whether a path without query and hash leads to a page or file. Trailing slashes are fine, since hosts redirect them. */
export const isSitePath = (address: string): boolean =>
  isPage(address.replace(/(?<=.)\/$/, "")) || files.has(address);
