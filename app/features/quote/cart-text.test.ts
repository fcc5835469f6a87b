import * as fc from "fast-check";
import { expect, test } from "vitest";
import { quoteWords } from "~/words/quote";
import { cartText } from "./cart-text";
import { partOf } from "./message-part";

test("a cart is told product by product, with its total", () => {
  expect(
    cartText(
      [
        { title: "Sweet Banana", quantity: 2, price: 3.2 },
        { title: "Red Snapper", quantity: 1, price: 12.5 },
      ],
      quoteWords,
    ),
  ).toBe(`Consulta por un carrito de la tienda
2 × Sweet Banana, a $3.20 cada uno: $6.40
1 × Red Snapper, a $12.50 cada uno: $12.50
Total: $18.90, con envío gratis`);
});

test("whatever a product is called, the text is one part with a line for each", () => {
  const cartLine = fc.record({
    title: fc.string({ minLength: 1, unit: "grapheme" }),
    quantity: fc.integer({ min: 1, max: 99 }),
    price: fc.nat(10_000).map((cents) => cents / 100),
  });
  fc.assert(
    fc.property(fc.array(cartLine, { minLength: 1 }), (cart) => {
      const text = cartText(cart, quoteWords);
      expect(text.split("\n")).toHaveLength(cart.length + 2);
      expect(partOf(`Hola\n\n${text}`, quoteWords.cart.heading)).toBe(text);
    }),
  );
});
