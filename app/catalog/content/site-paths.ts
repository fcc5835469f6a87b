import { filePaths } from "./downloads.ts";
import { calendarPaths } from "./events.ts";
import { isPage } from "./links.ts";
import { registerPaths } from "./document-register.ts";
import { routeFiles } from "./route-paths.ts";
import { technicalFilePaths } from "./technical-sheets.ts";

/** The paths of all files under /documentos. */
export const documentPaths = [
  ...technicalFilePaths(),
  ...registerPaths(),
  ...filePaths(),
  ...calendarPaths(),
];

const files = new Set([...routeFiles, ...documentPaths]);

/** Whether a path without query and hash leads to a page or file. Trailing slashes are fine, since hosts redirect them. */
export const isSitePath = (path: string): boolean => isPage(path.replace(/(?<=.)\/$/, "")) || files.has(path);
