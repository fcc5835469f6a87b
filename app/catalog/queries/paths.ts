import { recordPaths } from "../content/links.ts";
import { documentPaths } from "../content/site-paths.ts";
import { listPagePaths } from "./lists.ts";

/** Every prerendered path with a parameter, which the route table alone does not list. */
export const contentPaths = (): string[] => [...documentPaths, ...listPagePaths(), ...recordPaths()];
