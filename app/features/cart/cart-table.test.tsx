// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CartPage } from "~/catalog/content/shop-pages";
import { fill } from "~/lib/fill";
import { Toaster } from "~/ui/toast/toast";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";
import type { Cart, CartItem } from "./cart";
import { changeCart, clearCart, useCart } from "./cart-store";
import { CartTable } from "./cart-table";

const words: CartPage["table"] = {
  caption: "Products",
  columns: ["Remove", "Thumbnail", "Product", "Price", "Quantity", "Subtotal"],
  quantity: "Quantity of {title}",
  less: "Decrease quantity of {title}",
  more: "Increase quantity of {title}",
};

const mango: CartItem = { id: 1, title: "Mango", price: 3.2, thumb: "/m.webp", quantity: 2 };
const corn: CartItem = { id: 2, title: "Corn", price: 0.1, thumb: "/c.webp", quantity: 1 };

beforeEach(() => {
  localStorage.clear();
  clearCart();
});
afterEach(cleanup);

const Stub = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <CartTable cart={useCart()} words={words} />
        <Toaster />
      </>
    ),
  },
]);

function open(cart: Cart): void {
  changeCart(() => cart);
  render(<Stub />);
}

const row = (title: string) => screen.getByRole("row", { name: new RegExp(title) });
const rows = () => screen.getAllByRole("row").slice(1);
const cells = (title: string) =>
  within(row(title))
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
const quantity = (title: string) =>
  screen.getByRole<HTMLInputElement>("spinbutton", { name: `Quantity of ${title}` });
const type = (title: string, value: string) => fireEvent.change(quantity(title), { target: { value } });

/** Id and quantity of each stored item. */
const stored = () =>
  (JSON.parse(localStorage.getItem("cartState") ?? "[]") as CartItem[]).map((item) => [
    item.id,
    item.quantity,
  ]);

test("lists each item with its price and subtotal, and links to its product", () => {
  open([mango, corn]);
  expect(cells("Mango")).toEqual(["", "", "Mango", "$3.20", "", "$6.40"]);
  expect(cells("Corn")).toEqual(["", "", "Corn", "$0.10", "", "$0.10"]);
  expect(screen.getByRole("link", { name: "Mango" }).getAttribute("href")).toBe("/shop-single/1");
});

test("does not link an item whose id cannot belong to a product", () => {
  open([{ ...mango, id: "../evil" }]);
  expect(screen.queryByRole("link")).toBeNull();
});

// cart.spec.ts covers the buttons beside the field, whose steps only browsers take as input.
test("changes and stores a quantity as the visitor types", () => {
  open([mango, corn]);
  type("Mango", "10");
  expect(cells("Mango").at(-1)).toBe("$32.00");
  expect(cells("Corn").at(-1)).toBe("$0.10");
  expect(stored()).toEqual([
    [1, 10],
    [2, 1],
  ]);
});

test.each(["", "0", "-4", "2.5", "99999999999"])(
  "ignores the quantity “%s”, and restores the last valid one when the visitor goes on",
  (invalid) => {
    open([mango, corn]);
    type("Mango", "5");
    type("Mango", invalid);
    expect(cells("Mango").at(-1)).toBe("$16.00");
    expect(stored()[0]).toEqual([1, 5]);
    expect(quantity("Mango").value).toBe(invalid);
    fireEvent.blur(quantity("Mango"));
    expect(quantity("Mango").value).toBe("5");
    type("Corn", "3");
    expect(quantity("Mango").value).toBe("5");
  },
);

test("tidies a valid quantity when the visitor goes on", () => {
  open([mango]);
  type("Mango", "007");
  expect(stored()).toEqual([[1, 7]]);
  fireEvent.blur(quantity("Mango"));
  expect(quantity("Mango").value).toBe("7");
});

test("shows a quantity that changes in another tab, also while the visitor types", () => {
  open([mango]);
  type("Mango", "");
  localStorage.setItem("cartState", JSON.stringify([{ ...mango, quantity: 7 }, corn]));
  fireEvent(window, new StorageEvent("storage", { key: "cartState" }));
  expect(quantity("Mango").value).toBe("7");
  expect(rows()).toHaveLength(2);
});

test("removes an item, and says so", async () => {
  open([mango, corn]);
  fireEvent.click(screen.getByRole("button", { name: fill(frame.cart.remove, { title: "Mango" }) }));
  expect(rows()).toHaveLength(1);
  expect(stored()).toEqual([[2, 1]]);
  const toast = await screen.findByRole("alert");
  expect(toast.textContent).toBe(`${messages.cartRemoved.text} Mango`);
});
