import { dataPath } from "~/startup/page-data";

/** How long to wait for an answer, in ms. */
const PATIENCE = 8000;

/** Sent to the window when something could not be had, or came from what was kept. */
export const UNREACHED = "unreached";

/** Whether this site itself answers for a path: what `navigator.onLine` says is a guess. */
export async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

/** Whether an answer says that it stands in for the site's own (worker/answer.ts). */
export function isUnreached({ headers }: Response): boolean {
  return headers.has("X-Kept") || headers.has("X-Unreached");
}

/** Whether a page can be had, from the site or as it was kept. */
export async function canOpen(path: string): Promise<boolean> {
  try {
    const { headers } = await fetch(dataPath(path));
    return !headers.has("X-Unreached");
  } catch {
    return false;
  }
}
