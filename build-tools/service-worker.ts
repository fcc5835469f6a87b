import { writeFile } from "node:fs/promises";
import path from "node:path";
import { generateSW, getManifest, type RuntimeCaching } from "workbox-build";
import { dataPath } from "../app/lib/data-path.ts";

/** Workbox copies these functions into sw.js as text, so they must not refer to anything outside themselves. */
const plugin: NonNullable<NonNullable<RuntimeCaching["options"]>["plugins"]>[number] = {
  // One file serves every query, with and without a trailing slash.
  cacheKeyWillBeUsed: async ({ request }) => request.url.replace(/\/?(\?.*)?$/, ""),
  // Server errors count as failures, and so do missing scripts, without which a page must not be stored.
  fetchDidSucceed: async ({ request, response, state }) => {
    if (response.ok || (response.status < 500 && !request.url.includes("/assets/"))) return response;
    if (state) state["failed"] = response;
    throw new Error(response.statusText);
  },
  fetchDidFail: async ({ event }) => {
    if (event.type === "fetch") new BroadcastChannel("offline").postMessage("failed");
  },
  // A response after the timeout must not replace the copy on screen, because a new build's scripts have not been loaded.
  cachedResponseWillBeUsed: async ({ cachedResponse, event, state }) => {
    if (state) state["isShown"] = cachedResponse && event.type === "fetch";
    return cachedResponse;
  },
  cacheWillUpdate: async ({ response, state }) => (state?.["isShown"] ? null : response),
  handlerDidError: async ({ request, state }) => {
    if (request.mode === "navigate")
      return state?.["failed"] ?? caches.match("/sin-conexion", { ignoreSearch: true });
    // Falls back to another size or crop of a picture.
    const size = /(-portrait)?-\w{8}-\d+\.\w+$/;
    const name = request.url.replace(size, "");
    const pictures = await caches.open("pictures");
    const other = (await pictures.keys()).findLast(({ url }) => url.replace(size, "") === name);
    return other && pictures.match(other);
  },
};

/** Requires a header of the site, which login pages of public networks lack. */
const headers = { "Cross-Origin-Resource-Policy": "same-origin" };

const options = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, purgeOnQuotaError: cacheName === "pictures" },
  cacheableResponse: { statuses: [200], headers },
  plugins: [plugin],
});

const networkTimeoutSeconds = 4;

const runtimeCaching: RuntimeCaching[] = [
  { urlPattern: /\/assets\/img\//, handler: "CacheFirst", options: options("pictures", 400) },
  // Files of earlier builds are kept for the stored pages of those builds.
  { urlPattern: /\/assets\//, handler: "CacheFirst", options: options("code", 2000) },
  {
    urlPattern: /\.data(\?|$)|\/lists\//,
    handler: "NetworkFirst",
    options: { ...options("data", 300), networkTimeoutSeconds },
  },
  {
    urlPattern: ({ request, sameOrigin, url }) =>
      sameOrigin && (request.mode === "navigate" || !url.pathname.includes(".")),
    handler: "NetworkFirst",
    options: { ...options("pages", 300), networkTimeoutSeconds },
  },
];

/** Writes the service worker, and `offline.json` with the files to precache. */
export async function writeServiceWorker(site: string, pages: string[], pictures: string[]): Promise<void> {
  const files = pages.flatMap((page) => [
    [page, [page === "/" ? "index.html" : `${page.slice(1)}.html`]],
    [dataPath(page), [dataPath(page).slice(1)]],
  ]);
  const { manifestEntries } = await getManifest({
    globDirectory: site,
    globPatterns: ["assets/*.{css,js,woff2}", ...pictures.map((picture) => picture.slice(1))],
    dontCacheBustURLsMatching: /^assets\//,
    templatedURLs: Object.fromEntries(files),
  });
  await writeFile(path.join(site, "offline.json"), JSON.stringify(manifestEntries));
  await generateSW({
    swDest: path.join(site, "sw.js"),
    globDirectory: site,
    globPatterns: [],
    templatedURLs: { "/sin-conexion": ["sin-conexion.html"] },
    clientsClaim: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    runtimeCaching,
  });
}
