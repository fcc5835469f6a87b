/**
 * What React Router asks of a page's data and makes of the answer, without its documentation promising it, as seen in 8.4.0,
 * and the marks by which a page and its data name the build that made them. The service worker knows these, too.
 * `router-internals.test.ts` says after an upgrade which of them has gone.
 */

/** How the files end that hold the data of pages. */
export const DATA_ENDING = ".data";

/** The path of a page's data. */
export function dataPath(pathname: string): string {
  return `${pathname === "/" ? "/_" : pathname}${DATA_ENDING}`;
}

/** The path of the page that such data belongs to. */
export function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -DATA_ENDING.length);
  return page === "/_" ? "/" : page;
}

/** In place of data: has the router lead on to a document, `replace` where the address has changed already. */
export const toDocument = (path: string) => ({
  status: 204,
  headers: { "X-Remix-Redirect": path, "X-Remix-Reload-Document": "true" },
});

/** The build of a page's code, from the page's HTML; nothing where the HTML is not one of this site's pages. */
export function buildOfPage(html: string): string | undefined {
  return /"\/assets\/manifest-(\w+)\.js"/.exec(html)?.[1];
}

/** Writes into a page's data which build it belongs to: one more value in the router's list, which nothing refers to. */
export function markData(data: string, build: string): string {
  return data.replace(/\](?=\n?$)/, `,"build:${build}"]`);
}

/** The build that data belongs to; nothing where it is not data of this site. */
export function buildOfData(data: string): string | undefined {
  return /,"build:(\w+)"\]\n?$/.exec(data)?.[1];
}
