/** Reads a catalogue price such as `"$3.20"` as a number by removing the $ sign (spec 4); NaN for anything else. */
export function parsePrice(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text.replace("$", ""));
}

/** An amount in dollars as whole cents, to calculate with. */
export function toCents(amount: number): number {
  return Math.round(amount * 100);
}

/** Writes whole cents with the $ sign and two decimals, as the cart and the checkout show them (spec 4, 9). */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
