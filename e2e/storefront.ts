import type { Locator, Page } from "@playwright/test";
import { icons } from "../app/assets/brand";
import { expect, hydrated } from "./site";

/** The windows that the storefront is tried in. */
export const windows = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** One line of the cart as the browser keeps it. */
export type KeptItem = { id: number; title: string; price: number; thumb: string; quantity: number };

const thumb = icons.vector;

export const banana: KeptItem = { id: 1, title: "Sweet Banana", price: 3.2, thumb, quantity: 2 };
export const snapper: KeptItem = { id: 2, title: "Red Snapper", price: 12.5, thumb, quantity: 1 };

/** Opens a page with this in the browser's storage, and waits until it answers. */
export async function openWithCart(page: Page, path: string, kept: unknown): Promise<void> {
  await page.addInitScript((text) => {
    // Firefox runs this in the empty page before the first one too, where it refuses storage.
    if (origin === "null") return;
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("cartState", text);
    sessionStorage.setItem("seeded", "yes");
  }, JSON.stringify(kept));
  await page.goto(path);
  await hydrated(page);
}

/** Stops the bars that show how long toasts still stay, and with them the toasts: a slow machine measures at leisure. */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paused = new CSSStyleSheet();
    paused.replaceSync(".Toastify__progress-bar { animation-play-state: paused !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paused];
  });
}

/** What the browser keeps of the cart: id and quantity of each item. */
export async function keptCart(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept: unknown = JSON.parse(localStorage.getItem("cartState") ?? "[]");
    return Array.isArray(kept) ? kept.map(({ id, quantity }) => `${id} × ${quantity}`) : [];
  });
}

/** The cart's button in the header, with its badge. */
export const badge = (page: Page) => page.getByRole("banner").locator('summary[aria-label^="Carrito"]');

/**
 * Puts a number into a field in place of what stands there, all at once, as pasting does. What Playwright's `fill` does in
 * Firefox is to append it, and React does not hear of it.
 */
export async function fillNumber(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.selectText();
  await field.evaluate(
    (_, value) => document.execCommand(value ? "insertText" : "delete", false, value),
    text,
  );
}

/** So many slides stand side by side in the carousel, 24 px apart. */
export async function expectSlides(carousel: Locator, count: number): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  const [row, slide] = await Promise.all([
    carousel.locator("[data-carousel]").boundingBox(),
    carousel.getByRole("group").first().boundingBox(),
  ]);
  expect(((row?.width ?? 0) + 24) / ((slide?.width ?? 1) + 24)).toBeCloseTo(count, 1);
}
