import routes from "../../routes.ts";
import { registerPaths } from "../schemas/register.ts";
import { calendarPaths } from "../schemas/events.ts";
import { isPage, recordPaths } from "../schemas/links.ts";
import { technicalFilePaths } from "../schemas/technical-sheets.ts";
import { filePaths } from "../schemas/downloads.ts";
import { listPagePaths } from "./lists.ts";

const documentPaths = [...technicalFilePaths(), ...registerPaths(), ...filePaths(), ...calendarPaths()];

/** Every prerendered path with a parameter, which the route table alone does not list. */
export const contentPaths = (): string[] => [...documentPaths, ...listPagePaths(), ...recordPaths()];

const files = new Set([
  ...routes.flatMap(({ path, children }) =>
    children || !path || /[:*]/.test(path) ? [] : [path.replace(/^\/?/, "/")],
  ),
  ...documentPaths,
]);

/** Whether a path, without query and hash, leads to a page or file. Hosts redirect trailing slashes. */
export const isSitePath = (path: string): boolean => isPage(path.replace(/(?<=.)\/$/, "")) || files.has(path);
