/** Converts dollars, as stored carts hold them, to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Formats whole cents with the $ sign and two decimals. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
