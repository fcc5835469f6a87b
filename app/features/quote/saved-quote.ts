import { readEntry, storeEntry } from "~/lib/history-entry";
import { monthsFrom, type Quote } from "./quote-text";

/**
 * Reads the quote from the browser's history entry, so that a reload, Back and Forward restore the form. A month
 * that has passed since is no longer chosen.
 */
export function savedQuote(): Quote | undefined {
  const saved = readEntry("quote");
  if (saved === undefined) return undefined;
  const quote: Quote = Object.fromEntries(new URLSearchParams(saved));
  return { ...quote, month: monthsFrom(new Date()).find((month) => month === quote.month) ?? "" };
}

export const saveQuote = (quote: Quote): void => storeEntry("quote", `${new URLSearchParams(quote)}`);
