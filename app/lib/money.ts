// Product prices are in cents, prices in a stored cart in dollars (docs/product.md, section 3).

export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

export function toDollars(cents: number): number {
  return cents / 100;
}

/** A cart item; `price` is in dollars. */
type Line = { price: number; quantity: number };

export function lineCents({ price, quantity }: Line): number {
  return toCents(price) * quantity;
}

export function totalCents(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

export function formatCents(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
