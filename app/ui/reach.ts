import { dataPath } from "~/lib/data-path";

/** How long to wait for an answer, in ms. */
const TIMEOUT_MS = 8000;

/** Whether this site itself answers for a path: what `navigator.onLine` says is a guess. */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Whether a link to a page can be followed, online or with what is stored. */
export async function canOpen(path: string): Promise<boolean> {
  try {
    await fetch(dataPath(path));
    return true;
  } catch {
    return false;
  }
}
