import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addItem, removeItem, setQuantity, type CartItem } from "./cart";

const mango: CartItem = { id: 1, title: "Mango", price: 3.2, thumb: "/m.webp", quantity: 2 };

/** Replaces localStorage for one test. */
function fakeStorage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** Imports the store afresh, as a page load does. */
async function freshStore() {
  vi.resetModules();
  return import("./cart-store");
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("stores every change under cartState and restores it on the next load", async () => {
  const storage = fakeStorage();
  vi.stubGlobal("localStorage", storage);
  const first = await freshStore();
  first.changeCart((cart) => addItem(cart, mango));
  first.changeCart((cart) => setQuantity(cart, 1, 5));
  expect(JSON.parse(storage.getItem("cartState") ?? "")).toEqual([{ ...mango, quantity: 5 }]);

  const second = await freshStore();
  expect(second.getCart()).toEqual([{ ...mango, quantity: 5 }]);
  second.changeCart((cart) => removeItem(cart, 1));
  expect(storage.getItem("cartState")).toBe("[]");
});

test("clears the cart", async () => {
  vi.stubGlobal("localStorage", fakeStorage({ cartState: JSON.stringify([mango]) }));
  const { clearCart, getCart } = await freshStore();
  clearCart();
  expect(getCart()).toEqual([]);
});

test("replaces a broken cart with an empty one and logs it once", async () => {
  vi.stubGlobal("localStorage", fakeStorage({ cartState: "{broken" }));
  const { getCart } = await freshStore();
  expect(getCart()).toEqual([]);
  expect(getCart()).toEqual([]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Could not load state", expect.anything());
});

test("drops invalid items and logs that once", async () => {
  const kept = JSON.stringify([{ id: 2, quantity: -1 }, mango]);
  vi.stubGlobal("localStorage", fakeStorage({ cartState: kept }));
  const { getCart } = await freshStore();
  expect(getCart()).toEqual([mango]);
  expect(getCart()).toEqual([mango]);
  expect(console.error).toHaveBeenCalledExactlyOnceWith("Could not load state", expect.anything());
});

test("keeps the cart until the page is left if storage is denied", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
    setItem: () => {
      throw new Error("denied");
    },
  });
  const { changeCart, getCart } = await freshStore();
  changeCart((cart) => addItem(cart, mango));
  expect(getCart()).toEqual([mango]);
  expect(console.error).toHaveBeenCalledWith("Could not load state", expect.any(Error));
  expect(console.error).toHaveBeenCalledWith("Could not save state", expect.any(Error));
});
