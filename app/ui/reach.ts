import { dataPath } from "~/lib/data-path";

const TIMEOUT_MS = 8000;

const responds = (url: string, options?: RequestInit): Promise<boolean> =>
  fetch(url, options).then(Boolean, () => false);

/** Whether the site responds; `navigator.onLine` is only a guess. */
export const isReachable = (path: string): Promise<boolean> =>
  responds(path, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Whether a page can be opened, online or from the cache. */
export const canOpen = (path: string): Promise<boolean> => responds(dataPath(path));
