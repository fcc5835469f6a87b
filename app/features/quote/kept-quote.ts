import type { Quote } from "./quote-text";

/** The choices that this entry of the browser's history keeps, so that a reload, Back and Forward find them again. */
export function keptQuote(): Quote | undefined {
  const state: unknown = window.history.state;
  const isKept = typeof state === "object" && state && "quote" in state && typeof state.quote === "string";
  return isKept ? Object.fromEntries(new URLSearchParams(String(state.quote))) : undefined;
}

export function keepQuote(quote: Quote): void {
  const state: unknown = window.history.state;
  try {
    window.history.replaceState({ ...Object(state), quote: `${new URLSearchParams(quote)}` }, "");
  } catch {
    // Safari allows a hundred changes in half a minute; the next one is kept.
  }
}
