import { fill } from "~/lib/fill";
import { formatCents } from "~/lib/money";
import type { quoteWords } from "~/words/quote";

/** A line of the shop's cart; money in cents. */
export type CartLine = { title: string; quantity: number; price: number; subtotal: number };

/** A cart as a text for a message: a heading, a line for each product, the total. It has no empty line. */
export function cartText(cart: readonly CartLine[], { cart: words }: typeof quoteWords): string {
  const total = cart.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return [
    words.heading,
    ...cart.map(({ title, quantity, price, subtotal }) =>
      fill(words.line, {
        quantity,
        title: title.trim().replaceAll(/\s+/g, " "),
        price: formatCents(price),
        subtotal: formatCents(subtotal),
      }),
    ),
    fill(words.total, { total: formatCents(total) }),
  ].join("\n");
}
