/** Reads a catalogue price such as `"$3.20"` as a number by removing the $ sign (spec 4); NaN for anything else. */
export function parsePrice(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace("$", ""));
}

/** Writes an amount with the $ sign and two decimals, as the cart and the checkout show it (spec 4, 9). */
export function formatMoney(amount: number): string {
  return `$${amount.toFixed(2)}`;
}
