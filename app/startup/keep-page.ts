import type { WorkerMessage } from "~/lib/worker-messages";
import { buildOfCode } from "./router-internals";

/** Whether to load ahead: not where it is slow, or paid for by the byte as far as the browser knows. */
function isCheap({
  saveData,
  effectiveType = "",
  type,
  metered,
}: NonNullable<Navigator["connection"]>): boolean {
  return !saveData && !effectiveType.includes("2g") && type !== "cellular" && !metered;
}

let isListening = false;

/**
 * A worker that takes over in the middle of a visit is told, too. The host is asked for a newer one once a document: the
 * browser does so by itself, and not again where the line was cut then.
 */
function tellTheNext(registration: ServiceWorkerRegistration): void {
  if (isListening) return;
  isListening = true;
  registration.update().catch(() => {});
  navigator.serviceWorker.addEventListener("controllerchange", () => void keepPage(location.pathname));
}

/**
 * Starts the service worker, if it is not there yet, and tells it which page is shown.
 *
 * @throws Where the browser has no workers, or no storage for this site.
 */
export async function keepPage(path: string): Promise<void> {
  const { serviceWorker } = navigator;
  tellTheNext(await serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  const { active } = await serviceWorker.ready;
  const { connection = {} } = navigator;
  const files = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);
  const message: WorkerMessage = {
    type: "shown",
    path,
    build: buildOfCode(),
    files: [...new Set(files)],
    isCheap: isCheap(connection),
    isNarrow: matchMedia("(width < 721px)").matches,
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window, it has no origin
  active?.postMessage(message);
}
