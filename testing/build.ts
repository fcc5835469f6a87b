import path from "node:path";

/** The finished build that is tested and measured. */
export const BUILD = path.resolve(import.meta.dirname, "../build");

/** Its site, as hosts serve it. */
export const CLIENT = path.join(BUILD, "client");

/** The file of a page in a build, by its path. */
export const fileOf = (page: string) => (page === "/" ? "index.html" : `${page.slice(1)}.html`);

/** The files that it made for hosts. */
export const HOSTS = path.join(BUILD, "hosts");
