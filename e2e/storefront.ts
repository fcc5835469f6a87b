import type { Locator, Page } from "@playwright/test";
import { paginate } from "../app/lib/paginate";
import { lists } from "../app/catalog/queries/lists";
import { products } from "../app/catalog/content/products";
import brand from "../app/assets/brand.json" with { type: "json" };
import { addStyles, open } from "./site";

export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** The product at a position of the shop, from 1. */
export function productAt(position: number) {
  const product = products[position - 1];
  if (!product) throw new Error(`The shop has fewer than ${position} products.`);
  return product;
}

/** An item of the cart as the browser stores it. */
type StoredItem = { id: number; title: string; price: number; thumb: string; quantity: number };

function itemOf(position: number, quantity: number): StoredItem {
  const { id, name, price } = productAt(position);
  return { id, title: name, price: price / 100, thumb: brand.icons.vector, quantity };
}

/** Two of the shop's first product. */
export const first = itemOf(1, 2);
/** One of its second product. */
export const second = itemOf(2, 1);

export const dollars = (amount: number) => `$${amount.toFixed(2)}`;

/** What items cost, such as "$18.90". */
export const costOf = (...items: StoredItem[]) =>
  dollars(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0));

/** Makes the first visit begin with a stored cart. */
export const storeCart = (page: Page, kept: unknown) =>
  page.addInitScript((text) => {
    // Firefox runs this in the blank page first, where storage is denied.
    if (origin === "null") return;
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("cartState", text);
    sessionStorage.setItem("seeded", "yes");
  }, JSON.stringify(kept));

/** Opens a page with a stored cart, and waits until it is hydrated. */
export async function openWithCart(page: Page, path: string, kept: unknown): Promise<void> {
  await storeCart(page, kept);
  await open(page, path);
}

/** What the line above the products says on a page of the shop. */
export function resultsOf(number: number): string {
  const { first: from, last, total } = paginate(lists.shop, number);
  return `Showing ${from}–${last} of ${total} results`;
}

/** Keeps toasts open: they close when the animation of their bar ends. */
export const holdToasts = (page: Page) =>
  addStyles(page, ".Toastify__progress-bar { animation-play-state: paused !important }");

/** Id and quantity of each stored item. */
export const keptCart = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("cartState") ?? "[]");
    return Array.isArray(kept) ? kept.map(({ id, quantity }) => `${id} × ${quantity}`) : [];
  });

/** The cart's button in the header, with its badge. */
export const badge = (page: Page) => page.getByRole("banner").locator('summary[aria-label^="Carrito"]');

/** Replaces the number in a field, as pasting does. In Firefox Playwright's `fill` appends it, unnoticed by React. */
export async function fillNumber(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.evaluate(
    (_, value) => document.execCommand(value ? "insertText" : "delete", false, value),
    text,
  );
}
