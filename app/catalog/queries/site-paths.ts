import routes from "../../routes.ts";
import { filePaths } from "./downloads.ts";
import { calendarPaths } from "../schemas/events.ts";
import { isPage } from "../schemas/links.ts";
import { registerPaths } from "../register.ts";
import { technicalFilePaths } from "../technical-sheet-rows.ts";

/** Paths of served files that are not pages. */
const files = new Set([
  ...routes.flatMap(({ path, children }) =>
    children || !path || /[:*]/.test(path) ? [] : [path.replace(/^\/?/, "/")],
  ),
  ...technicalFilePaths(),
  ...registerPaths(),
  ...filePaths(),
  ...calendarPaths(),
]);

/** Whether a path, without query and hash, leads to a page or file. Hosts redirect trailing slashes. */
export const isSitePath = (path: string): boolean => isPage(path.replace(/(?<=.)\/$/, "")) || files.has(path);
