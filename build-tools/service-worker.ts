import { writeFile } from "node:fs/promises";
import path from "node:path";
import { generateSW, getManifest, type RuntimeCaching } from "workbox-build";
import { dataPath } from "../app/lib/data-path.ts";
import { HEADERS } from "../server/response-headers.ts";

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
  fetchDidFail: async () => new BroadcastChannel("offline").postMessage("failed"),
  // A response after the timeout must not replace the copy on screen, because a new build's scripts have not been loaded.
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (state) state["isShown"] = cachedResponse;
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

const options = (cacheName: string, maxEntries: number) => ({
  cacheName,
  expiration: { maxEntries, purgeOnQuotaError: cacheName === "pictures" },
  // Login pages of public networks lack the site's headers.
  cacheableResponse: { statuses: [200], headers: HEADERS.all },
  plugins: [plugin],
});

/** Writes the service worker, and `offline.json` with the files to precache. */
export async function writeServiceWorker(site: string, pages: string[], pictures: string[]): Promise<void> {
  const files = [...pictures, ...pages.map(dataPath)].map((file) => file.slice(1));
  const documents = pages.map((page) => [page.slice(1), [`${page.slice(1) || "index"}.html`]]);
  const { manifestEntries } = await getManifest({
    globDirectory: site,
    globPatterns: ["assets/*.{css,js,woff2}", ...files],
    templatedURLs: Object.fromEntries(documents),
    dontCacheBustURLsMatching: /^\/assets\//,
    modifyURLPrefix: { "": "/" },
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
    runtimeCaching: [
      { urlPattern: /\/assets\/img\//, handler: "CacheFirst", options: options("pictures", 400) },
      // Files of earlier builds are kept for the stored pages of those builds.
      { urlPattern: /\/assets\//, handler: "CacheFirst", options: options("code", 2000) },
      {
        urlPattern: ({ request, sameOrigin, url }) =>
          sameOrigin && (request.mode === "navigate" || /^[^.]*$|\.data$/.test(url.pathname)),
        handler: "NetworkFirst",
        options: { ...options("pages", 600), networkTimeoutSeconds: 4 },
      },
    ],
  });
}
