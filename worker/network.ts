/** Milliseconds until a request that hangs is given up: where something is kept instead, and where nothing is. */
export const PATIENCE = { kept: 4000, none: 20_000 } as const;

/** What comes within a time; nothing where it fails or does not come. */
export function within<Result>(promise: Promise<Result>, milliseconds: number): Promise<Result | undefined> {
  return Promise.race([
    promise.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds)),
  ]);
}

/** Asks the network, for no longer than a visitor waits where nothing else is to be had. */
export async function ask(request: RequestInfo, options?: RequestInit): Promise<Response | undefined> {
  const over = new AbortController();
  const reply = await within(fetch(request, { ...options, signal: over.signal }), PATIENCE.none);
  if (!reply) over.abort();
  return reply;
}

/**
 * Whether an answer may be kept at all: this site's own, whole, by nobody in between (a network that wants a log-in first
 * redirects, or answers everything with a page).
 */
export function isKeepable(response: Response | undefined): response is Response {
  return (
    response !== undefined && response.status === 200 && response.type === "basic" && !response.redirected
  );
}

/** Whether an answer is of a type, such as `text/html`. */
export function isOfType(response: Response, type: string): boolean {
  return response.headers.get("Content-Type")?.startsWith(type) ?? false;
}
