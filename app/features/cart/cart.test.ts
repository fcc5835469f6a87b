import { describe, expect, test } from "vitest";
import {
  addItem,
  cartTotal,
  countItems,
  hasItem,
  parseCart,
  removeItem,
  setQuantity,
  type Cart,
  type CartItem,
} from "./cart";

const mango: CartItem = { id: 1, title: "Mango", price: 3.2, thumb: "/m.webp", quantity: 2 };
const corn: CartItem = { id: 2, title: "Corn", price: 0.1, thumb: "/c.webp", quantity: 3 };
const cart: Cart = [mango, corn];

describe("adding", () => {
  test("appends a new item", () => {
    expect(addItem([mango], corn)).toEqual([mango, corn]);
  });
  test("lets an item that is there grow by the added quantity, in its place", () => {
    expect(addItem(cart, { ...mango, quantity: 3 })).toEqual([{ ...mango, quantity: 5 }, corn]);
  });
  test("leaves the cart it was given as it was", () => {
    addItem(cart, { ...mango, quantity: 3 });
    expect(cart).toEqual([mango, corn]);
  });
});

test("removing takes out one item by id", () => {
  expect(removeItem(cart, 1)).toEqual([corn]);
  expect(removeItem(cart, 99)).toEqual(cart);
});

describe("setting a quantity", () => {
  test("replaces it", () => {
    expect(setQuantity(cart, 2, 7)).toEqual([mango, { ...corn, quantity: 7 }]);
  });
  test.each([0, -1, 1.5, Number.NaN, Infinity])("refuses %d", (quantity) => {
    expect(setQuantity(cart, 2, quantity)).toBe(cart);
  });
});

test("knows what it holds", () => {
  expect(hasItem(cart, 2)).toBe(true);
  expect(hasItem(cart, "2")).toBe(false);
});

test("the badge is the sum of quantities, the total that of price times quantity", () => {
  expect(countItems(cart)).toBe(5);
  expect(cartTotal(cart).toFixed(2)).toBe("6.70");
  expect(countItems([])).toBe(0);
  expect(cartTotal([])).toBe(0);
});

describe("reading what the browser kept", () => {
  test("accepts what was saved, with fields of the product that it does not know", () => {
    const kept = [{ ...mango, tags: ["fresh"] }, corn];
    expect(parseCart(JSON.stringify(kept))).toEqual(kept);
    expect(parseCart("[]")).toEqual([]);
  });
  test.each([
    "",
    "rubbish",
    "null",
    "{}",
    '"[]"',
    "[null]",
    "[[]]",
    JSON.stringify([{ ...mango, price: "3.20" }]),
    JSON.stringify([{ ...mango, quantity: 0 }]),
    JSON.stringify([{ ...mango, quantity: 1.5 }]),
    JSON.stringify([{ ...mango, id: null }]),
    JSON.stringify([mango, mango]),
  ])("refuses %s", (text) => {
    expect(() => parseCart(text)).toThrow(/./);
  });
});
