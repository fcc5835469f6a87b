import { useEffect } from "react";
import { useLocation } from "react-router";
import { dataPath } from "~/lib/data-path";

/** Stores each page for offline reading once the browser is idle, and precaches the corporate pages. */
export function useOfflineCopy(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // Where storage is denied or full the site works without copies.
    whenIdle(() => void storePage(pathname).catch(() => {}));
  }, [pathname]);
}

async function storePage(pathname: string): Promise<void> {
  const { controller } = navigator.serviceWorker;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  void cacheUrls(urls.filter((url) => url.startsWith(`${location.origin}/assets/`)));
  // A worker that was there when the page loaded has stored its document.
  void cacheUrls(controller ? [dataPath(pathname)] : [dataPath(pathname), pathname]);
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  if (saveData || effectiveType.includes("2g")) return;
  // One tab at a time: a deploy between two tabs would mix their builds.
  const precached = await navigator.locks.request("precache", precache);
  // The document of a page opened by a link may come from a newer build, whose scripts are precached by now.
  if (!precached.includes(pathname)) await cacheUrls([pathname]);
}

/** Stores what the build lists, once for each build: pages after their scripts and styles, which have no revision. */
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

/** Has the worker store URLs by its rules (`CACHE_URLS` of workbox-routing); settles once it has all of them. */
async function cacheUrls(urlsToCache: string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2]);
  port1.start();
  await new Promise((resolve) => port1.addEventListener("message", resolve));
}
