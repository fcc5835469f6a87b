import type { Page } from "@playwright/test";
import { cartPage, checkoutPage } from "../app/catalog/content/shop-pages";
import { boxOf, expect, FIREFOX, FULL, holdApp, hydrated, open, test } from "./site";
import { costOf, dollars, first, keptCart, openWithCart, second, windows } from "./storefront";

const { title: heading, form, order, empty, enquiry, countries, defaultCountry } = checkoutPage();

/** What a visitor types into the required fields. */
const required = {
  [form.firstName]: "Ana",
  [form.lastName]: "Flores",
  [form.address]: "Calle 1",
  [form.city]: "Tela",
  [form.state]: "Atlántida",
  [form.postcode]: "31301",
  [form.email]: "ana@example.com",
};

const country = (page: Page) => page.getByRole("combobox", { name: form.country });
const summary = (page: Page) => page.getByRole("region", { name: order.title });

test("shows the total of an order above the form on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openWithCart(page, "/checkout", [first, second]);
  const total = page.getByRole("link", { name: `${order.title} ${costOf(first, second)}` });
  await expect(total).toBeInViewport();
  await total.click();
  await expect(page.getByRole("heading", { name: order.title })).toBeInViewport();
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
  await expect(page.getByRole("heading", { name: empty.products })).toBeVisible();
  const before = await boxOf(page.getByRole("contentinfo"));
  startApp();
  await hydrated(page);
  expect((await boxOf(page.getByRole("contentinfo"))).y).toBe(before.y);
  for (const name of [order.title, enquiry]) await expect(page.getByRole("link", { name })).toHaveCount(0);
  await page.getByRole("button", { name: `Add to cart: ${first.title}` }).click();
  await expect(summary(page)).toContainText(dollars(first.price));
  await expect(page.getByRole("group", { name: order.title })).toBeFocused();
  await expect(page.getByRole("heading", { name: form.title })).toBeInViewport();
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
    for (const [link, title] of [
      ["View cart", cartPage().title],
      [cartPage().totals.checkout, heading],
    ] as const) {
      await tabTo(link);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
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
