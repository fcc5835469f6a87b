import { recordPaths } from "../content/links.ts";
import { documentPaths } from "../content/site-paths.ts";

/** All prerendered paths with a parameter, which the route table alone cannot list. */
export const contentPaths = (): string[] => [...documentPaths, ...recordPaths()];
