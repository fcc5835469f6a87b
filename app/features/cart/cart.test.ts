import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineCents, totalCents } from "~/lib/money";
import {
  addItem,
  countItems,
  hasItem,
  parseCart,
  refreshItem,
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
  test("adds to the quantity of an item in the cart, without moving it", () => {
    expect(addItem(cart, { ...mango, quantity: 3 })).toEqual([{ ...mango, quantity: 5 }, corn]);
  });
  test("does not mutate its argument", () => {
    addItem(cart, { ...mango, quantity: 3 });
    expect(cart).toEqual([mango, corn]);
  });
});

test("removes one item by id", () => {
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

describe("refreshing a stored item", () => {
  const { quantity: _, ...current } = { ...mango, title: "Ripe Mango", price: 4.1, thumb: "/new.webp" };

  test("refreshes name, price and picture from the product and keeps the rest", () => {
    const stored = [{ ...mango, id: "1", tags: ["fresh"] }, corn];
    expect(refreshItem(stored, current)).toMatchObject([
      { id: "1", title: "Ripe Mango", price: 4.1, thumb: "/new.webp", quantity: 2, tags: ["fresh"] },
      corn,
    ]);
  });
  test("returns the same cart if it is up to date or does not contain the product", () => {
    expect(refreshItem([corn], current)).toEqual([corn]);
    const once = refreshItem(cart, current);
    expect(refreshItem(once, current)).toBe(once);
  });
});

test("finds items by id", () => {
  expect(hasItem(cart, 2)).toBe(true);
  expect(hasItem(cart, "2")).toBe(true);
  expect(hasItem(cart, 3)).toBe(false);
});

test("the badge shows the sum of quantities, the total the sum of price times quantity", () => {
  expect(countItems(cart)).toBe(5);
  expect(lineCents(corn)).toBe(30);
  expect(totalCents(cart)).toBe(670);
  expect(countItems([])).toBe(0);
  expect(totalCents([])).toBe(0);
});

const anyItem = fc.record({
  id: fc.oneof(fc.integer(), fc.string()),
  title: fc.string().map((text) => `x${text}`),
  price: fc.nat({ max: 99_999_999 }).map((cents) => cents / 100),
  thumb: fc.string(),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
});
const anyCart = fc.uniqueArray(anyItem, { selector: ({ id }) => String(id) });

test("three units cost three times as much as one", () => {
  expect(lineCents({ ...corn, price: 2.8, quantity: 3 })).toBe(840);
});

test("the total is exact to the cent", () => {
  fc.assert(
    fc.property(anyCart, (items) => {
      const lines = items.map(({ price, quantity }) => Math.round(price * 100) * quantity);
      expect(totalCents(items)).toBe(lines.reduce((sum, cents) => sum + cents, 0));
    }),
  );
});

test("adding and removing an item changes nothing", () => {
  fc.assert(
    fc.property(anyCart, anyItem, (items, item) => {
      fc.pre(!hasItem(items, item.id));
      expect(removeItem(addItem(items, item), item.id)).toEqual(items);
    }),
  );
});

describe("reading the stored cart", () => {
  test("accepts a saved cart with unknown fields", () => {
    const kept = [{ ...mango, tags: ["fresh"] }, corn];
    expect(parseCart(JSON.stringify(kept))).toEqual({ cart: kept, whole: true });
    expect(parseCart("[]")).toEqual({ cart: [], whole: true });
  });
  test("reads back every cart that it saves", () => {
    fc.assert(
      fc.property(anyCart, (items) => {
        expect(parseCart(JSON.stringify(items))).toEqual({ cart: items, whole: true });
      }),
    );
  });
  test.each(["", "rubbish", "null", "{}", '"[]"', "[null]", "[[]]", "[1]"])("finds nothing in %s", (text) => {
    expect(parseCart(text)).toEqual({ cart: [], whole: false });
  });
  test.each([
    { price: "3.20" },
    { price: -1 },
    { price: null },
    { quantity: 0 },
    { quantity: -2 },
    { quantity: 1.5 },
    { quantity: "2" },
    { quantity: 1e300 },
    { id: null },
    { title: 7 },
    { title: "  " },
    { thumb: { toString: "x" } },
  ])("drops an item with %j and keeps the others", (fault) => {
    const kept = [{ ...mango, ...fault }, corn];
    expect(parseCart(JSON.stringify(kept))).toEqual({ cart: [corn], whole: false });
  });
  test("keeps the first of two items with one id", () => {
    expect(parseCart(JSON.stringify([mango, { ...mango, quantity: 9 }]))).toEqual({
      cart: [mango],
      whole: false,
    });
  });
  test("never throws, and returns only valid items", () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(anyItem, fc.jsonValue())).map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (kept) => {
        const { cart: items } = parseCart(kept);
        expect(totalCents(items)).toBeGreaterThanOrEqual(0);
        expect(countItems(items)).toBeGreaterThanOrEqual(items.length);
      }),
    );
  });
});
