/**
 * The service worker (`/sw.js`): keeps what was visited and, where the line is cheap, all corporate pages, and answers with
 * it where the line fails (docs/decisions/0032-offline.md). It may take over at any time: what a tab is answered with hangs
 * on the build that the tab began with, not on the worker's.
 */
import type { Offer, Saved, WorkerMessage } from "../app/lib/worker-messages.ts";
import { answerAsset, answerData, answerFile, answerPage } from "./answer.ts";
import { DATA_ENDING } from "../app/startup/page-data.ts";
import { loadAhead } from "./load-ahead.ts";
import { ask, isKeepable, isOfType } from "./network.ts";
import { keepBoth } from "./pages.ts";
import { scope } from "./scope.ts";
import { dropSaved, find, keep, quietly, save, savedFiles, seenOf, setBuildOf } from "./store.ts";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return;
  if (request.mode === "navigate") event.respondWith(answerPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(answerAsset(event));
  else if (pathname.endsWith(DATA_ENDING)) event.respondWith(answerData(event));
  else if (/^\/(?:lists|documentos)\//.test(pathname)) event.respondWith(answerFile(event));
});

scope.addEventListener("message", (event) => {
  const message: WorkerMessage = event.data;
  const [port] = event.ports;
  if (message.type === "shown" && event.source instanceof Client)
    event.waitUntil(quietly(onShown(event.source.id, message)));
  if (message.type === "offer" && port) event.waitUntil(quietly(offer(port)));
  if (message.type === "save" && port) event.waitUntil(saveFiles(message, port));
  if (message.type === "drop") event.waitUntil(quietly(dropSaved()));
});

/** Keeps the page that is shown, of which the first one came before the worker did; then the others, if that is cheap. */
async function onShown(
  tab: string,
  { path, build, files, isCheap, isNarrow }: Extract<WorkerMessage, { type: "shown" }>,
): Promise<void> {
  // A page that was loading when this worker took over is not its own yet.
  await scope.clients.claim();
  await setBuildOf(tab, build);
  // What the page has the browser's own cache has, too.
  const cache = isCheap ? "force-cache" : "only-if-cached";
  for (const file of files) {
    if (await find(file)) continue;
    const reply = await ask(file, { cache, mode: "same-origin" });
    if (isKeepable(reply) && !isOfType(reply, "text/html")) await keep(seenOf(build), file, reply);
  }
  await keepBoth(path, build, cache);
  if (isCheap) await loadAhead(isNarrow);
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window, it has no origin
const tell = (port: MessagePort, message: Offer | Saved) => port.postMessage(message);

async function offer(port: MessagePort): Promise<void> {
  const ahead = (await find(EDITION)) ? 0 : AHEAD_BYTES;
  tell(port, { pictures: PICTURES, ahead, saved: await savedFiles() });
}

async function saveFiles(
  { files, isNarrow }: Extract<WorkerMessage, { type: "save" }>,
  port: MessagePort,
): Promise<void> {
  try {
    await loadAhead(isNarrow);
    for (const [count, file] of files.entries()) {
      const reply = (file.startsWith("/assets/") ? await find(file) : undefined) ?? (await ask(file));
      if (!isKeepable(reply) || isOfType(reply, "text/html")) throw new Error(`${file} cannot be had.`);
      await save(file, reply);
      tell(port, { count: count + 1 });
    }
  } catch {
    tell(port, { failed: true });
  }
}
