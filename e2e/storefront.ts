import type { Locator, Page } from "@playwright/test";
import { icons } from "../app/assets/brand";
import { expect, hydrated } from "./site";

export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** An item of the cart as the browser stores it. */
export type StoredItem = { id: number; title: string; price: number; thumb: string; quantity: number };

const thumb = icons.vector;

export const banana: StoredItem = { id: 1, title: "Sweet Banana", price: 3.2, thumb, quantity: 2 };
export const snapper: StoredItem = { id: 2, title: "Red Snapper", price: 12.5, thumb, quantity: 1 };

/** Opens a page with a stored cart, and waits until it is hydrated. */
export async function openWithCart(page: Page, path: string, kept: unknown): Promise<void> {
  await page.addInitScript((text) => {
    // Firefox runs this in the blank page first, where storage is denied.
    if (origin === "null") return;
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("cartState", text);
    sessionStorage.setItem("seeded", "yes");
  }, JSON.stringify(kept));
  await page.goto(path);
  await hydrated(page);
}

/** Keeps toasts open: they close when the animation of their bar ends. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paused];
  });
}

/** Id and quantity of each stored item. */
export async function keptCart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("cartState") ?? "[]");
    return Array.isArray(kept) ? kept.map(({ id, quantity }) => `${id} × ${quantity}`) : [];
  });
}

/** The cart's button in the header, with its badge. */
export const badge = (page: Page) => page.getByRole("banner").locator('summary[aria-label^="Carrito"]');

/** Replaces the number in a field, as pasting does. In Firefox Playwright's `fill` appends it, unnoticed by React. */
export async function fillNumber(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.selectText();
  await field.evaluate(
    (_, value) => document.execCommand(value ? "insertText" : "delete", false, value),
    text,
  );
}

/** Expects that many slides side by side, 24 px apart. */
export async function expectSlides(carousel: Locator, count: number): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  const [row, slide] = await Promise.all([
    carousel.locator("[data-carousel]").boundingBox(),
    carousel.getByRole("group").first().boundingBox(),
  ]);
  expect(((row?.width ?? 0) + 24) / ((slide?.width ?? 1) + 24)).toBeCloseTo(count, 1);
}
