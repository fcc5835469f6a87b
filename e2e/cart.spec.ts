import { icons } from "../app/assets/brand";
import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";

const kept = [
  { id: 1, title: "Mango", price: 3.2, thumb: icons.vector, quantity: 2 },
  { id: 2, title: "Corn", price: 1.15, thumb: icons.vector, quantity: 1 },
];

async function openWithCart(page: Page, value: string) {
  await page.addInitScript((text) => {
    // Firefox runs this in the empty page before the first one too, where it refuses storage.
    if (origin === "null") return;
    if (!sessionStorage.getItem("seeded")) localStorage.setItem("cartState", text);
    sessionStorage.setItem("seeded", "yes");
  }, value);
  await page.goto("/");
  await hydrated(page);
}

const cart = (page: Page) => page.getByRole("banner").locator('summary[aria-label^="Carrito"]');

test("an empty cart says so", async ({ page, faults }) => {
  await page.goto("/");
  await hydrated(page);
  await cart(page).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  expect(faults.list).toEqual([]);
});

test("the badge is the sum of quantities, and the dropdown lists the items and their total", async ({
  page,
}) => {
  await openWithCart(page, JSON.stringify(kept));
  await expect(cart(page)).toHaveAccessibleName("Carrito, 3 productos");
  await expect(cart(page)).toHaveText("3");
  await cart(page).click();
  const panel = page.locator("details[open]");
  await expect(panel.getByRole("listitem")).toHaveText([/Mango\s*2 × \$3\.20/, /Corn\s*1 × \$1\.15/]);
  await expect(panel.getByText("$7.55")).toBeVisible();
});

test("removing an item says so in a toast and is kept", async ({ page, faults }) => {
  await openWithCart(page, JSON.stringify(kept));
  await cart(page).click();
  await page.getByRole("button", { name: "Remove Mango" }).click();
  await expect(page.getByRole("alert")).toHaveText("Product removed from cart Mango");
  await expect(page.locator("details[open]").getByText("Corn")).toBeVisible();
  await expect(page.locator("details[open] :focus")).toBeAttached();
  await expect(cart(page)).toHaveText("1");
  expect(await page.evaluate(() => localStorage.getItem("cartState"))).toBe(JSON.stringify([kept[1]]));
  await page.reload();
  await expect(cart(page)).toHaveText("1");
  expect(faults.list).toEqual([]);
});

test("another tab's change shows here", async ({ page, context }) => {
  await openWithCart(page, JSON.stringify(kept));
  const other = await context.newPage();
  await other.goto("/historia");
  await hydrated(other);
  await cart(other).click();
  await other.getByRole("button", { name: "Remove Mango" }).click();
  await expect(cart(page)).toHaveText("1");
});

test("its links lead to the cart and to the checkout", async ({ page }) => {
  await openWithCart(page, JSON.stringify(kept));
  await cart(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL("/cart");
  // The address comes before the page, whose layout has a header of its own.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
  await cart(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
});

test("a kept cart that is none becomes an empty one, with one line on the console", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.text().startsWith("Could not load state")) lines.push(message.text());
  });
  const values = ["{broken", "null", '[{"id":1}]', '[{"id":1,"title":"<script>alert(1)</script>"}]'];
  await page.goto("/");
  for (const [index, value] of values.entries()) {
    await page.evaluate((text) => localStorage.setItem("cartState", text), value);
    await page.reload();
    await hydrated(page);
    await cart(page).click();
    await expect(page.getByText("Your cart is empty."), value).toBeVisible();
    expect(lines, value).toHaveLength(index + 1);
  }
});

test("where storage is denied the site works", async ({ page }) => {
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.goto("/");
  await hydrated(page);
  await cart(page).click();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  expect(problems).toEqual([]);
});
