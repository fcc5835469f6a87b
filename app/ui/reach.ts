import { dataPath } from "~/lib/data-path";

const TIMEOUT_MS = 8000;

/** Whether the site answers; `navigator.onLine` is only a guess. */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Whether a page can be opened, online or from the cache. */
export async function canOpen(path: string): Promise<boolean> {
  try {
    await fetch(dataPath(path));
    return true;
  } catch {
    return false;
  }
}
