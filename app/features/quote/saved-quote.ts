import { readEntry, storeEntry } from "~/lib/history-entry";
import { monthsFrom, type Quote } from "./quote-text";

/** Reads the quote from the browser's history entry (a reload, Back, Forward), without a month that has passed. */
export function savedQuote(): Quote | undefined {
  const saved = readEntry("quote");
  if (saved === undefined) return undefined;
  const quote: Quote = Object.fromEntries(new URLSearchParams(saved));
  return { ...quote, month: monthsFrom(new Date()).find((month) => month === quote.month) ?? "" };
}

export const saveQuote = (quote: Quote): void => storeEntry("quote", `${new URLSearchParams(quote)}`);
