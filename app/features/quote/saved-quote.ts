import type { Quote } from "./quote-text";

/** Reads the quote from the browser's history entry, so that a reload, Back and Forward restore the form. */
export function savedQuote(): Quote | undefined {
  const state: unknown = window.history.state;
  const isSaved = typeof state === "object" && state && "quote" in state && typeof state.quote === "string";
  return isSaved ? Object.fromEntries(new URLSearchParams(String(state.quote))) : undefined;
}

export function saveQuote(quote: Quote): void {
  const state: unknown = window.history.state;
  try {
    window.history.replaceState({ ...Object(state), quote: `${new URLSearchParams(quote)}` }, "");
  } catch {
    // Safari allows 100 changes in 30 seconds; the next successful save includes this one.
  }
}
