import routes from "../../routes.ts";
import { filePaths } from "./downloads.ts";
import { calendarPaths } from "../schemas/events.ts";
import { isPage } from "../schemas/links.ts";
import { registerPaths } from "../register.ts";
import { technicalFilePaths } from "../technical-sheet-text.ts";

/** Files that the site serves beside its pages, by their paths. */
const files = new Set([
  ...routes.flatMap(({ path, children }) =>
    children || !path || /[:*]/.test(path) ? [] : [path.replace(/^\/?/, "/")],
  ),
  ...technicalFilePaths(),
  ...registerPaths(),
  ...filePaths(),
  ...calendarPaths(),
]);

/** Whether a path, without query and hash, leads to a page or a file of the site; hosts redirect a slash at its end. */
export const isAddress = (path: string): boolean => isPage(path.replace(/(?<=.)\/$/, "")) || files.has(path);
