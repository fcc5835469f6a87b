// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fill } from "~/lib/fill";
import * as frame from "~/words/frame";
import { messages } from "~/words/messages";
import * as navigation from "~/words/navigation";
import type { Cart } from "./cart";
import { changeCart, clearCart } from "./cart-store";
import { CartSummary } from "./cart-summary";

beforeEach(() => {
  localStorage.clear();
  clearCart();
});
afterEach(cleanup);

const Stub = createRoutesStub([{ path: "/", Component: CartSummary }]);

function open(cart: Cart) {
  changeCart(() => cart);
  return render(<Stub />).container;
}

const items = () => screen.getAllByRole("listitem").map((item) => item.textContent);

function remove(title: string): void {
  const button = screen.getByRole("button", { name: fill(frame.cart.remove, { title }) });
  button.focus();
  fireEvent.click(button);
}

test("lists the items with their quantity and price, their total, and links to cart and checkout", () => {
  const panel = open([
    { id: 1, title: "Mango", price: 3.2, thumb: "", quantity: 2 },
    { id: 2, title: "Corn", price: 0.1, thumb: "", quantity: 1 },
  ]);
  expect(items()).toEqual(["Mango2 × $3.20", "Corn1 × $0.10"]);
  expect(panel.textContent).toContain("$6.50");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(navigation.cart.map(({ to }) => to));
});

test("keeps the focus in the cart when an item is removed, until it is empty", () => {
  const panel = open([
    { id: 1, title: "Mango", price: 3.2, thumb: "", quantity: 2 },
    { id: 2, title: "Corn", price: 0.1, thumb: "", quantity: 1 },
  ]);
  remove("Mango");
  expect(items()).toEqual(["Corn1 × $0.10"]);
  expect(document.activeElement).not.toBe(document.body);
  expect(panel.contains(document.activeElement)).toBe(true);
  remove("Corn");
  expect(panel.textContent).toBe(messages.cartEmpty.text);
});
