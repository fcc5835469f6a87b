import type { Page } from "@playwright/test";
import { expect, holdApp, hydrated, test } from "./site";
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

test("on a phone what the order comes to stands above the form, and leads to the order; an empty one does not", async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto("/checkout");
  await hydrated(page);
  await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
  await expect(page.getByRole("link", { name: /Your order/ })).toHaveCount(0);
  await openWithCart(page, "/checkout", [banana, snapper]);
  const glance = page.getByRole("link", { name: "Your order $18.90" });
  await expect(glance).toBeInViewport();
  await glance.click();
  await expect(page.getByRole("heading", { name: "Your order" })).toBeInViewport();
});

test("without a cart the form stands beside products to begin with, and nothing moves at the start", async ({
  page,
  faults,
}) => {
  const firstName = page.getByLabel("First name");
  const letGo = await holdApp(page);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { name: "Four to begin with" })).toBeVisible();
  const before = await page.getByRole("contentinfo").boundingBox();
  letGo();
  await hydrated(page);
  expect((await page.getByRole("contentinfo").boundingBox())?.y).toBe(before?.y);
  await firstName.fill("Ana");
  await order(page).click();
  await expect(page.getByLabel("Last name")).toBeFocused();
  expect(faults.list).toEqual([]);
});

test("the first product of an empty order begins it: what it comes to, and the form, are there", async ({
  page,
  faults,
}) => {
  await page.goto("/checkout");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
  await expect(page.getByRole("region", { name: "Your order" })).toContainText("$3.20");
  await expect(page.getByLabel("First name")).toBeVisible();
  await expect(page.getByRole("group", { name: "Your order" })).toBeFocused();
  await expect(page.getByRole("heading", { name: "Billing details" })).toBeInViewport();
  expect(faults.list).toEqual([]);
});

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`the checkout on a ${name}`, () => {
    test.use({ viewport });

    test("sums up an order that cannot be paid, and asks for the fields that are required", async ({
      page,
      faults,
    }) => {
      await openWithCart(page, "/checkout", [banana, snapper]);
      const summary = page.getByRole("region", { name: "Your order" });
      for (const text of ["Sweet Banana", "$6.40", "Red Snapper", "$12.50", "Free Shipping", "$18.90"]) {
        await expect(summary).toContainText(text);
      }
      await expect(page.getByText(/no payment method is available/)).toBeVisible();
      await expect(page.getByRole("link", { name: "Contact the company" })).toHaveAttribute(
        "href",
        "/contact-us",
      );

      for (const label of Object.keys(required)) {
        await expect(page.getByLabel(label)).toHaveAttribute("required", "");
      }
      for (const label of optional) await expect(page.getByLabel(label)).not.toHaveAttribute("required", "");
      await page.getByLabel("First name").fill("Ana");
      await order(page).click();
      await expect(page.getByLabel("First name")).toHaveValue("Ana");
      await expect(page.getByLabel("Last name")).toBeFocused();
      expect(faults.list).toEqual([]);
    });

    test("Place Order only resets the form: the cart stays", async ({ page, faults }) => {
      await openWithCart(page, "/checkout", [banana, snapper]);
      for (const [label, value] of Object.entries(required)) await page.getByLabel(label).fill(value);
      await page.getByLabel("Order notes").fill("Ring twice");
      await country(page).click();
      await options(page).getByRole("option", { name: "Japan" }).click();
      await order(page).click();
      for (const label of [...Object.keys(required), "Order notes"]) {
        await expect(page.getByLabel(label)).toHaveValue("");
      }
      await expect(country(page)).toHaveText("Canada");
      await expect(page).toHaveURL("/checkout");
      await expect(page.getByRole("alert")).toHaveCount(0);
      expect(await keptCart(page)).toEqual(["1 × 2", "2 × 1"]);
      expect(faults.list).toEqual([]);
    });

    test("the country list opens and closes on click, and on a click outside", async ({ page }) => {
      await page.goto("/checkout");
      await hydrated(page);
      await expect(country(page)).toHaveText("Canada");
      await expect(options(page)).toBeHidden();
      await country(page).click();
      await expect(options(page).getByRole("option")).toHaveText([
        "Australia",
        "Canada",
        "China",
        "Japan",
        "Bangladesh",
      ]);
      await expect(options(page).getByRole("option", { name: "Canada" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
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
  });
}

test("every field tells the browser and the eye what it is", async ({ page }) => {
  await page.goto("/checkout");
  const box = await country(page).boundingBox();
  const arrow = await country(page).locator("svg").boundingBox();
  if (!box || !arrow) throw new Error("The country is not shown.");
  expect(box.x + box.width - (arrow.x + arrow.width)).toBeLessThan(24);
  expect(Math.abs(arrow.y + arrow.height / 2 - (box.y + box.height / 2))).toBeLessThan(3);
  const notes = page.getByRole("textbox", { name: "Order notes" });
  expect((await notes.boundingBox())?.height).toBeGreaterThan(150);

  const tokens = {
    "First name": "given-name",
    "Last name": "family-name",
    "Street address": "address-line1",
    "Apartment, suite, unit": "address-line2",
    "Town / City": "address-level2",
    "State / County": "address-level1",
    "Postcode / ZIP": "postal-code",
    Phone: "tel",
    Email: "email",
  };
  for (const [label, token] of Object.entries(tokens)) {
    await expect(page.getByLabel(label)).toHaveAttribute("autocomplete", token);
  }
  await expect(page.getByLabel("Phone")).toHaveAttribute("type", "tel");
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("each line of an order has its picture, name and amount beside each other on a phone", async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await openWithCart(page, "/checkout", [banana, snapper]);
  const lines = page.getByRole("region", { name: "Your order" }).getByRole("listitem");
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) {
    const parts = [line.locator("img"), line.getByText(/Banana|Snapper/), line.getByText(/^\$/)];
    const [picture, name, amount] = await Promise.all(parts.map(async (part) => part.boundingBox()));
    if (!picture || !name || !amount) throw new Error("A part of the line is not shown.");
    expect(picture.x + picture.width).toBeLessThan(name.x);
    expect(name.x + name.width).toBeLessThan(amount.x);
    expect(Math.abs(name.y + name.height / 2 - (amount.y + amount.height / 2))).toBeLessThan(4);
  }
});

test("the country list works by keyboard", async ({ page }) => {
  await page.goto("/checkout");
  await hydrated(page);
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
  test(`from the shop to Place Order by keyboard alone, on a ${name}`, async ({ page, faults }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/shop");
    await hydrated(page);

    /** Presses Tab until something with this name has the focus, as a visitor would. */
    async function tabTo(accessibleName: string) {
      for (let presses = 0; presses < 80; presses += 1) {
        await page.keyboard.press("Tab");
        const focused = page.locator(":focus");
        if ((await focused.count()) === 0) continue;
        // Begins with what it is and its name, as `- link "Sweet Banana"`. Asked without a limit of time: a slow answer is
        // no other name.
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
    expect(faults.list).toEqual([]);
  });
}
