import { useSyncExternalStore } from "react";
import { dataPath } from "~/lib/data-path";

const TIMEOUT_MS = 8000;
const RETRY_MS = 5000;

let isReachable: boolean | undefined;
let latest: Promise<boolean> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const responds = (url: string, options?: RequestInit): Promise<boolean> =>
  fetch(url, options).then(Boolean, () => false);

/** Asks the site for an answer; `navigator.onLine` is only a guess. */
export async function checkReach(): Promise<boolean> {
  const check = responds("/", {
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  latest = check;
  const answer = await check;
  // An older check may end last.
  if (check === latest) {
    isReachable = answer;
    clearTimeout(retry);
    // No event says that a server answers again, and the last answer may have come just before the network went.
    if (!answer || !navigator.onLine) retry = setTimeout(() => void checkReach(), RETRY_MS);
    for (const listener of listeners) listener();
  }
  return answer;
}

/** Whether a page can be opened, online or from the cache. */
export const canOpen = (path: string): Promise<boolean> => responds(dataPath(path));

if (typeof window !== "undefined") {
  // The browser's events are unreliable, so they only trigger a check.
  for (const hint of ["online", "offline"]) window.addEventListener(hint, () => void checkReach());
  try {
    // The service worker reports failed requests.
    new BroadcastChannel("offline").addEventListener("message", () => void checkReach());
  } catch {
    // Firefox refuses channels, as it does workers, where site data is blocked.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the site answered the last check; undefined before the first one. */
export const useReach = (): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => isReachable,
    () => undefined,
  );
