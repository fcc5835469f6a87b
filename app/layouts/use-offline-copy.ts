import { useEffect } from "react";
import { useLocation } from "react-router";
import { dataPath } from "~/lib/data-path";

/** Long enough for a slow network to load all precached files. */
const TIMEOUT_MS = 180_000;

/** Stores each page for offline reading once the browser is idle, and precaches the corporate pages. */
export function useOfflineCopy(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // If storage is denied or full, the site works online only.
    whenIdle(() => void storePage(pathname).catch(() => {}));
  }, [pathname]);
}

async function storePage(pathname: string): Promise<void> {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = urls.filter((url) => url.startsWith(`${location.origin}/assets/`));
  // A worker that controlled the page from the start has already stored its document.
  await cacheUrls([...assets, dataPath(pathname), ...(controller ? [] : [pathname])]);
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  if (saveData || effectiveType.includes("2g")) return;
  // One tab at a time: a deploy between two tabs would mix their builds.
  const precached = await navigator.locks.request("precache", precache);
  // A linked document may come from a newer build, whose scripts have been precached by now.
  if (!precached.includes(pathname)) await cacheUrls([pathname]);
}

/** Precaches the files of `offline.json` once per build: first scripts and styles, which have no revision, then pages. */
async function precache(): Promise<string[]> {
  const list = await (await fetch("/offline.json")).text();
  const entries: { url: string; revision: string | null }[] = JSON.parse(list);
  const urls = entries.map(({ url }) => url);
  const done = await caches.open("precached");
  if ((await (await done.match("/offline.json"))?.text()) === list) return urls;
  await cacheUrls(entries.filter(({ revision }) => !revision).map(({ url }) => url));
  await cacheUrls(entries.filter(({ revision }) => revision).map(({ url }) => url));
  await done.put("/offline.json", new Response(list));
  return urls;
}

/** Asks the worker to cache the URLs through its routes (workbox-routing's `CACHE_URLS`), and waits until it has. */
async function cacheUrls(urlsToCache: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2]);
  port1.start();
  await new Promise((resolve, reject) => {
    port1.addEventListener("message", resolve);
    // A worker that was stopped never answers.
    setTimeout(reject, TIMEOUT_MS);
  });
}
