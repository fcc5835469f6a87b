import { useEffect } from "react";
import { dataPath } from "~/lib/data-path";
import { usePathname } from "~/ui/use-pathname";

/** Stores each page for offline reading once the browser is idle, and precaches the corporate pages. */
export function useOfflineCopy(): void {
  const pathname = usePathname();
  useEffect(() => {
    if (import.meta.env.DEV || !pathname || !("serviceWorker" in navigator)) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // If storage is denied or full, the site works online only.
    whenIdle(() => void storePage(pathname).catch(() => {}));
  }, [pathname]);
}

async function storePage(pathname: string): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstPage = !serviceWorker.controller;
  await serviceWorker.register("/sw.js", { updateViaCache: "none" });
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  // The first page loaded without the worker.
  if (isFirstPage) await store(loadedAssets());
  await store(isFirstPage ? [dataPath(pathname), pathname] : [dataPath(pathname)]);
  if (navigator.connection?.saveData || navigator.connection?.effectiveType?.includes("2g")) return;
  await precache();
  // A linked page's document may come from a newer build, whose scripts have been precached by now.
  await store([pathname]);
}

function loadedAssets(): Set<string> {
  const urls = performance.getEntriesByType("resource").map(({ name }) => name);
  return new Set(urls.filter((url) => url.startsWith(`${location.origin}/assets/`)));
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

/** Requests the URLs, whose responses the worker stores; few at a time, because starting a hundred requests is a long task. */
async function store(urls: Iterable<string>): Promise<void> {
  const queue = [...urls].values();
  const requestRest = async () => {
    for (const url of queue) await fetch(url);
  };
  await Promise.all([requestRest(), requestRest(), requestRest()]);
}
