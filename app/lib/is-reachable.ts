/** How long to wait for an answer, in ms. */
const PATIENCE = 8000;

/** Whether this site answers at all for a path: what `navigator.onLine` says is a guess. */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
