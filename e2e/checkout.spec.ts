import type { Page } from "@playwright/test";
import { checkoutPage } from "../app/catalog/content/shop-pages";
import { boxOf, expect, FIREFOX, FULL, holdApp, hydrated, open, test } from "./site";
import { costOf, dollars, first, keptCart, openWithCart, second, windows } from "./storefront";

/** What a visitor types into the required fields. */
const required = {
  "First name": "Ana",
  "Last name": "Flores",
  "Street address": "Calle 1",
  "Town / City": "Tela",
  "State / County": "Atlántida",
  "Postcode / ZIP": "31301",
  Email: "ana@example.com",
};

const country = (page: Page) => page.getByRole("combobox", { name: "Country" });
const { countries, defaultCountry } = checkoutPage();
const summary = (page: Page) => page.getByRole("region", { name: "Your order" });

test("shows the total of an order above the form on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openWithCart(page, "/checkout", [first, second]);
  const total = page.getByRole("link", { name: `Your order ${costOf(first, second)}` });
  await expect(total).toBeInViewport();
  await total.click();
  await expect(page.getByRole("heading", { name: "Your order" })).toBeInViewport();
  // Picture, name and amount of each line stand beside each other.
  for (const { title } of [first, second]) {
    const line = summary(page).getByRole("listitem").filter({ hasText: title });
    const picture = await boxOf(line.locator("img"));
    const name = await boxOf(line.getByText(title));
    const amount = await boxOf(line.getByText(/^\$/));
    expect(picture.right).toBeLessThan(name.x);
    expect(name.right).toBeLessThan(amount.x);
    expect(Math.abs(name.y + name.bottom - (amount.y + amount.bottom))).toBeLessThan(8);
  }
});

test("suggests products for an empty order, without moving at the start", FIREFOX, async ({ page }) => {
  const startApp = await holdApp(page);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Four to begin with" })).toBeVisible();
  const before = await boxOf(page.getByRole("contentinfo"));
  startApp();
  await hydrated(page);
  expect((await boxOf(page.getByRole("contentinfo"))).y).toBe(before.y);
  await expect(page.getByRole("link", { name: /Your order|Send this cart/ })).toHaveCount(0);
  await page.getByRole("button", { name: `Add to cart: ${first.title}` }).click();
  await expect(summary(page)).toContainText(dollars(first.price));
  await expect(page.getByRole("group", { name: "Your order" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Billing details" })).toBeInViewport();
});

for (const [name, viewport] of Object.entries(windows)) {
  const details = name === "desktop" ? { tag: [FULL.tag, FIREFOX.tag] } : {};

  test(`can be completed and reset by keyboard alone on a ${name}`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/shop");

    /** Presses Tab until an element with this name has the focus. */
    async function tabTo(accessibleName: string) {
      const focused = page.locator(":focus");
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(focused).toHaveAccessibleName(accessibleName, { timeout: 100 });
      }).toPass({ intervals: [0] });
      await expect(focused).toBeInViewport();
    }

    await tabTo(first.title);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.title);
    await tabTo("Quantity");
    await page.keyboard.press("ArrowUp");
    await tabTo("Add to cart");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(`Product added successfully ${first.title}`);
    for (const [link, heading] of [
      ["View cart", "Cart"],
      ["Checkout", "Checkout"],
    ] as const) {
      await tabTo(link);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    }
    for (const [label, value] of Object.entries(required)) {
      await tabTo(label);
      await page.keyboard.type(value);
    }
    await country(page).selectOption(countries.find(({ value }) => value !== defaultCountry) ?? null);
    await tabTo("Place Order");
    await page.keyboard.press("Enter");
    for (const label of Object.keys(required)) await expect(page.getByLabel(label)).toHaveValue("");
    await expect(country(page)).toHaveValue(defaultCountry);
    await expect(page).toHaveURL("/checkout");
    await expect(page.getByRole("alert").filter({ hasNotText: "Product added" })).toHaveCount(0);
    expect(await keptCart(page)).toEqual([`${first.id} × 2`]);
  });
}
