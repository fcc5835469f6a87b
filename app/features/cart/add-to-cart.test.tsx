// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ProductPage } from "~/catalog/content/shop-pages";
import { fill } from "~/lib/fill";
import { controlLabels } from "~/ui/control-labels";
import { Toaster } from "~/ui/toast/toast";
import { messages } from "~/words/messages";
import { productCard } from "~/words/product-card";
import type { CartProduct } from "./add-to-cart";
import { AddToCartButton } from "./add-to-cart-button";
import { AddToCartForm } from "./add-to-cart-form";
import { changeCart, clearCart, getCart } from "./cart-store";

const words: ProductPage["form"] = {
  quantity: "Quantity",
  less: "Decrease quantity",
  more: "Increase quantity",
  inCart: "In your cart.",
  viewCart: "View cart",
};

const productOf = (id: number, name: string): CartProduct => ({
  id,
  name,
  price: 320,
  category: "fruit",
  thumb: {
    base: `/assets/img/shop/${id}`,
    widths: [390],
    fallback: 390,
    thumb: 160,
    width: 390,
    height: 390,
    alt: "",
  },
});
const mango = productOf(1, "Mango");
const products = [mango, productOf(2, "Papaya"), productOf(3, "Lemon")];

beforeEach(() => {
  localStorage.clear();
  clearCart();
});
afterEach(cleanup);

const Cards = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        {products.map((product) => (
          <AddToCartButton key={product.id} product={product} />
        ))}
        <Toaster />
      </>
    ),
  },
]);

const Form = createRoutesStub([
  {
    path: "/",
    Component: () => (
      <>
        <AddToCartForm product={mango} words={words} />
        <Toaster />
      </>
    ),
  },
]);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const add = (name: string) => press(fill(productCard.addThisToCart, { name }));

const type = (value: string) => fireEvent.change(screen.getByLabelText("Quantity"), { target: { value } });

/** The open toasts' texts, each with its count if the message was repeated. */
const toasts = () =>
  screen.queryAllByRole("alert").map((toast) => {
    const count = toast.querySelector("[data-count]")?.getAttribute("data-count");
    return [toast.textContent.trim(), ...(count ? [`×${count}`] : [])].join(" ");
  });
const expectToasts = (...texts: string[]) => waitFor(() => expect(toasts()).toEqual(texts));

const stored = () => getCart().map(({ title, quantity }) => `${quantity} × ${title}`);

const ADDED = messages.cartAdded.text;
const ALREADY_IN = messages.cartAlreadyIn.text;
const INVALID = messages.cartInvalidQuantity.text;

test("adds each product once, and counts added and refused products in a toast each", async () => {
  render(<Cards />);
  for (const { name } of products) add(name);
  await expectToasts(`${ADDED} Lemon ×3`);
  for (const refused of [`${ALREADY_IN} Mango`, `${ALREADY_IN} Mango ×2`]) {
    press(fill(productCard.alreadyInCart, { name: "Mango" }));
    await expectToasts(`${ADDED} Lemon ×3`, refused);
  }
  expect(stored()).toEqual(["1 × Mango", "1 × Papaya", "1 × Lemon"]);
});

test("starts counting again once a toast is closed", async () => {
  render(<Cards />);
  add("Mango");
  add("Papaya");
  await expectToasts(`${ADDED} Papaya ×2`);
  press(controlLabels.es.close);
  await expectToasts();
  add("Lemon");
  await expectToasts(`${ADDED} Lemon`);
});

test("refuses an invalid quantity, and adds a valid one once", async () => {
  render(<Form />);
  for (const [index, invalid] of ["0", "-2", "", "1.5"].entries()) {
    type(invalid);
    press(productCard.addToCart);
    await expectToasts(index === 0 ? INVALID : `${INVALID} ×${index + 1}`);
  }
  expect(stored()).toEqual([]);
  expect(screen.queryByRole("link", { name: "View cart" })).toBeNull();

  type("4");
  press(productCard.addToCart);
  await expectToasts(`${INVALID} ×4`, `${ADDED} Mango`);
  type("9");
  press(productCard.addToCart);
  await expectToasts(`${INVALID} ×4`, `${ADDED} Mango`, `${ALREADY_IN} Mango`);
  expect(stored()).toEqual(["4 × Mango"]);
  expect(screen.getByRole("link", { name: "View cart" }).getAttribute("href")).toBe("/cart");
});

test("updates a stored item once its changed product is shown", () => {
  const item = { id: 1, title: "Mango", price: 3.2, thumb: "/assets/img/shop/1-160.webp", category: "fruit" };
  changeCart(() => [{ ...item, title: "Former name", price: 99, thumb: "/gone.webp", quantity: 2 }]);
  render(<Cards />);
  const text = localStorage.getItem("cartState") ?? "";
  expect(JSON.parse(text)).toEqual([{ ...item, quantity: 2 }]);
});
