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

/** Where a page can be had from: the site, what was kept of it, or nowhere. */
export async function findPage(path: string): Promise<"site" | "kept" | "nowhere"> {
  try {
    const reply = await fetch(dataPath(path), { signal: AbortSignal.timeout(PATIENCE) });
    if (!isUnreached(reply)) return "site";
    return reply.headers.has("X-Kept") ? "kept" : "nowhere";
  } catch {
    return "nowhere";
  }
}
