import type { Page } from "@playwright/test";
import { expect, holdApp, hydrated, open, test } from "./site";
import { banana, keptCart, openWithCart, snapper, windows } from "./storefront";

const required = {
  "First name": "Ana",
  "Last name": "Flores",
  "Street address": "Calle 1",
  "Town / City": "Tela",
  "State / County": "Atlántida",
  "Postcode / ZIP": "31301",
  Email: "ana@example.com",
};
const optional = ["Apartment, suite, unit", "Phone", "Order notes"];

const country = (page: Page) => page.getByRole("combobox", { name: "Country" });
const options = (page: Page) => page.getByRole("listbox", { name: "Country" });
const order = (page: Page) => page.getByRole("button", { name: "Place Order" });

test("shows the total of an order above the form on a phone, and none of an empty one", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await open(page, "/checkout");
  await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Your order|Send this cart/ })).toHaveCount(0);
  await openWithCart(page, "/checkout", [banana, snapper]);
  const glance = page.getByRole("link", { name: "Your order $18.90" });
  await expect(glance).toBeInViewport();
  await glance.click();
  await expect(page.getByRole("heading", { name: "Your order" })).toBeInViewport();
  // Picture, name and amount of each line stand beside each other.
  const lines = page.getByRole("region", { name: "Your order" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    const parts = [line.locator("img"), line.getByText(/Banana|Snapper/), line.getByText(/^\$/)];
    const [picture, name, amount] = await Promise.all(parts.map((part) => part.boundingBox()));
    if (!picture || !name || !amount) throw new Error("A part of the line is not shown.");
    expect(picture.x + picture.width).toBeLessThan(name.x);
    expect(name.x + name.width).toBeLessThan(amount.x);
    expect(Math.abs(name.y + name.height / 2 - (amount.y + amount.height / 2))).toBeLessThan(4);
  }
});

test("suggests products for an empty order, without moving when the app starts, and takes the first", async ({
  page,
}) => {
  const startApp = await holdApp(page);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Four to begin with" })).toBeVisible();
  const before = await page.getByRole("contentinfo").boundingBox();
  startApp();
  await hydrated(page);
  expect((await page.getByRole("contentinfo").boundingBox())?.y).toBe(before?.y);
  await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$3.20");
  await expect(page.getByRole("group", { name: "Your order" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Billing details" })).toBeInViewport();
});

test("sums up an order that cannot be paid, and asks for missing fields", async ({ page }) => {
  await openWithCart(page, "/checkout", [banana, snapper]);
  const summary = page.getByRole("region", { name: "Your order" });
  for (const text of ["Sweet Banana", "$6.40", "Red Snapper", "$12.50", "Free Shipping", "$18.90"])
    await expect(summary).toContainText(text);
  await expect(page.getByText(/no payment method is available/)).toBeVisible();
  const contact = page.getByRole("link", { name: "Contact the company" });
  await expect(contact).toHaveAttribute("href", "/contact-us");
  for (const label of Object.keys(required))
    await expect(page.getByLabel(label)).toHaveAttribute("required", "");
  for (const label of optional) await expect(page.getByLabel(label)).not.toHaveAttribute("required", "");
  await page.getByLabel("First name").fill("Ana");
  await order(page).click();
  await expect(page.getByLabel("First name")).toHaveValue("Ana");
  await expect(page.getByLabel("Last name")).toBeFocused();
});

test("only resets the form on Place Order: the cart stays", async ({ page }) => {
  await openWithCart(page, "/checkout", [banana, snapper]);
  for (const [label, value] of Object.entries(required)) await page.getByLabel(label).fill(value);
  await page.getByLabel("Order notes").fill("Ring twice");
  await country(page).click();
  await options(page).getByRole("option", { name: "Japan" }).click();
  await order(page).click();
  for (const label of [...Object.keys(required), "Order notes"])
    await expect(page.getByLabel(label)).toHaveValue("");
  await expect(country(page)).toHaveText("Canada");
  await expect(page).toHaveURL("/checkout");
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(await keptCart(page)).toEqual(["1 × 2", "2 × 1"]);
});

test("opens and closes the country list on click, and on a click outside", async ({ page }) => {
  await open(page, "/checkout");
  await expect(country(page)).toHaveText("Canada");
  await expect(options(page)).toBeHidden();
  await country(page).click();
  const all = options(page).getByRole("option");
  await expect(all).toHaveText(["Australia", "Canada", "China", "Japan", "Bangladesh"]);
  await expect(all.nth(1)).toHaveAttribute("aria-selected", "true");
  await country(page).click();
  await expect(options(page)).toBeHidden();
  await country(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(options(page)).toBeHidden();
  await country(page).click();
  await options(page).getByRole("option", { name: "China" }).click();
  await expect(options(page)).toBeHidden();
  await expect(country(page)).toHaveText("China");
});

test("tells browsers by autocomplete and type what each field is", async ({ page }) => {
  await page.goto("/checkout");
  for (const [label, token] of Object.entries({
    "First name": "given-name",
    "Last name": "family-name",
    "Street address": "address-line1",
    "Apartment, suite, unit": "address-line2",
    "Town / City": "address-level2",
    "State / County": "address-level1",
    "Postcode / ZIP": "postal-code",
    Phone: "tel",
    Email: "email",
  }))
    await expect(page.getByLabel(label)).toHaveAttribute("autocomplete", token);
  for (const [label, type] of [
    ["Phone", "tel"],
    ["Email", "email"],
  ] as const)
    await expect(page.getByLabel(label)).toHaveAttribute("type", type);
  // The arrow of the country field stands inside it, at its right edge.
  const box = await country(page).boundingBox();
  const arrow = await country(page).locator("svg").boundingBox();
  if (!box || !arrow) throw new Error("The country is not shown.");
  expect(box.x + box.width - (arrow.x + arrow.width)).toBeLessThan(24);
  expect(Math.abs(arrow.y + arrow.height / 2 - (box.y + box.height / 2))).toBeLessThan(3);
  const notes = await page.getByRole("textbox", { name: "Order notes" }).boundingBox();
  expect(notes?.height).toBeGreaterThan(150);
});

test("supports the country list by keyboard", async ({ page }) => {
  await open(page, "/checkout");
  const active = () =>
    country(page).evaluate(
      (box) => document.getElementById(box.getAttribute("aria-activedescendant") ?? "")?.textContent,
    );
  await country(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(country(page)).toHaveAttribute("aria-expanded", "true");
  expect(await active()).toBe("Canada");
  await page.keyboard.press("ArrowDown");
  expect(await active()).toBe("China");
  await page.keyboard.press("Escape");
  await expect(country(page)).toHaveText("Canada");
  await expect(country(page)).toBeFocused();
  await page.keyboard.press("End");
  expect(await active()).toBe("Bangladesh");
  await page.keyboard.press("Enter");
  await expect(country(page)).toHaveText("Bangladesh");
  await expect(options(page)).toBeHidden();
  await page.keyboard.type("cc");
  expect(await active()).toBe("China");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.keyboard.type("chi");
  expect(await active()).toBe("China");
  await page.keyboard.press("Tab");
  await expect(country(page)).toHaveText("China");
  await expect(page.getByLabel("Street address")).toBeFocused();
});

for (const [name, viewport] of Object.entries(windows)) {
  test(`can be reached from the shop and completed by keyboard alone on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/shop");

    /** Presses Tab until an element with this name has the focus. */
    async function tabTo(accessibleName: string) {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus");
        if ((await focused.count()) === 0) continue;
        // Such as `- link "Sweet Banana"`.
        const [, focusedName] = /^- \S+ "(.*?)"/.exec(await focused.ariaSnapshot()) ?? [];
        if (focusedName === accessibleName) return expect(focused).toBeInViewport();
      }
      throw new Error(`Tab never reached ${accessibleName}.`);
    }

    await tabTo("Sweet Banana");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/shop-single/1");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sweet Banana");
    await tabTo("Quantity");
    await page.keyboard.press("ArrowUp");
    await tabTo("Add to cart");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Product added successfully Sweet Banana");
    await tabTo("View cart");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/cart");
    await tabTo("Checkout");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/checkout");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Checkout");
    for (const [label, value] of Object.entries(required)) {
      await tabTo(label);
      await page.keyboard.type(value);
    }
    await tabTo("Place Order");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("First name")).toHaveValue("");
    expect(await keptCart(page)).toEqual(["1 × 2"]);
  });
}
