// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkoutPage } from "~/catalog/content/shop-pages";
import type { CartItem } from "~/features/cart/cart";
import { changeCart, clearCart, getCart } from "~/features/cart/cart-store";
import { CART_ENQUIRY_LINK } from "~/lib/quote-links";
import { CheckoutForm } from "./checkout-form";

const page = checkoutPage();
const { form: words, order } = page;

const mango: CartItem = { id: 1, title: "Mango", price: 3.2, thumb: "", quantity: 2 };
const corn: CartItem = { id: 2, title: "Corn", price: 0.1, thumb: "", quantity: 1 };

/** The required fields: their autocomplete token, and what a visitor types. */
const required = {
  firstName: ["given-name", "Ana"],
  lastName: ["family-name", "Flores"],
  address: ["address-line1", "Calle 1"],
  city: ["address-level2", "Tela"],
  state: ["address-level1", "Atlántida"],
  postcode: ["postal-code", "31301"],
  email: ["email", "ana@example.com"],
} as const;
const REQUIRED = ["firstName", "lastName", "address", "city", "state", "postcode", "email"] as const;
const OPTIONAL = ["address2", "phone", "notes"] as const;

beforeEach(() => {
  localStorage.clear();
  clearCart();
});
afterEach(cleanup);

const Stub = createRoutesStub([{ path: "/", Component: () => <CheckoutForm page={page} /> }]);

const field = (word: (typeof REQUIRED | typeof OPTIONAL)[number]) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: new RegExp(`^${RegExp.escape(words[word])}`) });
const placeOrder = () => fireEvent.click(screen.getByRole("button", { name: words.send }));
const summary = () => within(screen.getByRole("region", { name: order.title }));
const links = () =>
  summary()
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

const write = (word: (typeof REQUIRED)[number], value: string) =>
  fireEvent.input(field(word), { target: { value } });

function fillIn(): void {
  for (const word of REQUIRED) write(word, required[word][1]);
}

test("sums up an order that cannot be paid, and offers to send it as an enquiry", () => {
  changeCart(() => [mango, corn]);
  render(<Stub />);
  const items = summary()
    .getAllByRole("listitem")
    .map((item) => item.textContent);
  expect(items).toEqual(["Mango2 × $3.20$6.40", "Corn1 × $0.10$0.10"]);
  expect(summary().getByText("$6.50")).toBeTruthy();
  expect(summary().getByText(order.free)).toBeTruthy();
  expect(summary().getByText(page.noPayment)).toBeTruthy();
  expect(links()).toEqual(["/contact-us", CART_ENQUIRY_LINK]);
});

test("says that an empty order is empty, and offers no enquiry", () => {
  render(<Stub />);
  expect(summary().getByText(order.empty)).toBeTruthy();
  expect(summary().getByText("$0.00")).toBeTruthy();
  expect(links()).toEqual(["/contact-us"]);
});

test("asks for what an order needs, and lets browsers fill it in", () => {
  render(<Stub />);
  const country = screen.getByRole<HTMLSelectElement>("combobox", { name: words.country });
  expect(country.value).toBe(page.defaultCountry);
  for (const word of REQUIRED) {
    expect(field(word).required, word).toBe(true);
    expect(field(word).autocomplete, word).toBe(required[word][0]);
  }
  for (const word of OPTIONAL) expect(field(word).required, word).toBe(false);
  expect([field("phone").type, field("email").type]).toEqual(["tel", "email"]);
});

test("keeps what was typed while a field is missing, then resets itself and keeps the cart", () => {
  changeCart(() => [mango]);
  render(<Stub />);
  fillIn();
  write("lastName", "");
  placeOrder();
  expect(field("firstName").value).toBe("Ana");
  write("lastName", "Flores");
  placeOrder();
  for (const word of REQUIRED) expect(field(word).value, word).toBe("");
  expect(getCart()).toEqual([mango]);
});
