import { readEntry, storeEntry } from "~/lib/history-entry";
import type { Quote } from "./quote-text";

/** Reads the quote from the browser's history entry, so that a reload, Back and Forward restore the form. */
export function savedQuote(): Quote | undefined {
  const saved = readEntry("quote");
  return saved === undefined ? undefined : Object.fromEntries(new URLSearchParams(saved));
}

export const saveQuote = (quote: Quote): void => storeEntry("quote", `${new URLSearchParams(quote)}`);
