import path from "node:path";

export const BUILD = path.resolve(import.meta.dirname, "../build");

export const CLIENT = path.join(BUILD, "client");

/** The file of a page in a build, by its path. */
export const fileOf = (page: string) => (page === "/" ? "index.html" : `${page.slice(1)}.html`);
