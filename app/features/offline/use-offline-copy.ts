import { useEffect } from "react";
import { dataPath } from "~/lib/data-path";
import { usePathname } from "~/ui/use-pathname";

const MAX_DELAY_MS = 5000;

/** Stores each page for offline reading once the browser is idle, and precaches the corporate pages. */
export function useOfflineCopy(): void {
  const pathname = usePathname();
  useEffect(() => {
    if (import.meta.env.DEV || !pathname || !("serviceWorker" in navigator)) return;
    // If storage is denied or full, the site works online only.
    const start = () => void storePage(pathname).catch(() => {});
    // Without a timeout, Chromium sometimes never calls back.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: MAX_DELAY_MS });
    else setTimeout(start);
  }, [pathname]);
}

async function storePage(pathname: string): Promise<void> {
  const loadedWithoutWorker = !navigator.serviceWorker.controller;
  // Reloading with Shift bypasses the worker until the next page.
  if (loadedWithoutWorker && (await navigator.serviceWorker.getRegistration())?.active) return;
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = loaded.filter((url) => url.startsWith(`${location.origin}/assets/`));
  await store(loadedWithoutWorker ? [...assets, dataPath(pathname), pathname] : [dataPath(pathname)]);
  const isSlow = navigator.connection?.saveData || navigator.connection?.effectiveType?.includes("2g");
  if (!isSlow) await precache();
  // The document may come from a newer build. Without the precache, its scripts and styles may be missing, so it must not
  // replace a copy that has them.
  if (!isSlow || !(await caches.match(pathname))) await store([pathname]);
}

/** Precaches the files of `offline.json` once per build: first scripts and styles, which have no revision, then pages. */
async function precache(): Promise<void> {
  const list = await (await fetch("/offline.json")).text();
  const done = await caches.open("precached");
  if ((await (await done.match("/offline.json"))?.text()) === list) return;
  const entries: { url: string; revision: string | null }[] = JSON.parse(list);
  await store(entries.filter(({ revision }) => !revision).map(({ url }) => url));
  await store(entries.filter(({ revision }) => revision).map(({ url }) => url));
  await done.put("/offline.json", new Response(list));
}

/** Requests the URLs, whose responses the worker stores. Starting a hundred requests at once would be a long task. */
async function store(urls: string[]): Promise<void> {
  for (let start = 0; start < urls.length; start += 6)
    await Promise.all(urls.slice(start, start + 6).map((url) => fetch(url)));
}
