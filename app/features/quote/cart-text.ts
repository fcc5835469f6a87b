import { fill } from "~/lib/fill";
import { formatCents, toCents } from "~/lib/money";
import type { quoteWords } from "~/words/quote";

/** A line of the shop's cart; the price of one in dollars. */
export type CartLine = { title: string; quantity: number; price: number };

const centsOf = ({ price, quantity }: CartLine) => toCents(price) * quantity;

/** A cart as a text for a message: a heading, a line for each product, the total. It has no empty line. */
export function cartText(cart: readonly CartLine[], { cart: words }: typeof quoteWords): string {
  const total = cart.reduce((sum, line) => sum + centsOf(line), 0);
  return [
    words.heading,
    ...cart.map((line) =>
      fill(words.line, {
        quantity: line.quantity,
        title: line.title.trim().replaceAll(/\s+/g, " "),
        price: formatCents(toCents(line.price)),
        subtotal: formatCents(centsOf(line)),
      }),
    ),
    fill(words.total, { total: formatCents(total) }),
  ].join("\n");
}
