import type { Page } from "@playwright/test";
import { expect, holdApp, hydrated, test } from "./site";
import { badge, banana, fillNumber, keptCart, openWithCart, snapper, windows } from "./storefront";

const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const totals = (page: Page) => page.getByRole("region", { name: "Cart totals" });
const quantity = (page: Page, title: string) =>
  page.getByRole("spinbutton", { name: `Quantity of ${title}` });

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`the cart on a ${name}`, () => {
    test.use({ viewport });

    test("lists what it holds, with totals of two decimals", async ({ page, faults }) => {
      await openWithCart(page, "/cart", [banana, snapper]);
      await expect(page.getByRole("columnheader")).toHaveText([
        "Remove",
        "Thumbnail",
        "Product",
        "Price",
        "Quantity",
        "Subtotal",
      ]);
      await expect(rows(page)).toHaveCount(2);
      await expect(rows(page).first()).toContainText("$3.20");
      await expect(rows(page).first()).toContainText("$6.40");
      await expect(totals(page).getByText("$18.90")).toHaveCount(2);
      await expect(totals(page)).toContainText("Free shipping");
      await expect(totals(page)).toContainText("Shipping to Australia.");
      await rows(page).first().getByRole("link", { name: "Sweet Banana" }).click();
      await expect(page).toHaveURL("/shop-single/1");
      expect(faults.list).toEqual([]);
    });

    test("a quantity that is changed changes everything at once, and is kept", async ({ page }) => {
      await openWithCart(page, "/cart", [banana, snapper]);
      await fillNumber(quantity(page, "Sweet Banana"), "10");
      await expect(rows(page).first()).toContainText("$32.00");
      await expect(totals(page).getByText("$44.50")).toHaveCount(2);
      await expect(badge(page)).toHaveText("11");
      await page.getByRole("button", { name: "One more Red Snapper" }).click();
      await expect(totals(page).getByText("$57.00")).toHaveCount(2);
      expect(await keptCart(page)).toEqual(["1 × 10", "2 × 2"]);
      await page.reload();
      await expect(quantity(page, "Sweet Banana")).toHaveValue("10");
      await page.getByRole("button", { name: "One less Red Snapper" }).click();
      await page.getByRole("button", { name: "One less Red Snapper" }).click();
      await expect(quantity(page, "Red Snapper")).toHaveValue("1");
    });

    test("what is no quantity changes nothing, and leaving the field brings back the last good one", async ({
      page,
    }) => {
      await openWithCart(page, "/cart", [banana]);
      const field = quantity(page, "Sweet Banana");
      await fillNumber(field, "5");
      for (const wrong of ["", "0", "-4", "2.5", "99999999999"]) {
        await fillNumber(field, wrong);
        await expect(totals(page).getByText("$16.00")).toHaveCount(2);
        expect(await keptCart(page), wrong).toEqual(["1 × 5"]);
        await field.blur();
        await expect(field, wrong).toHaveValue("5");
      }
    });

    test("removing says so, and the last one leaves a page that leads to the shop", async ({
      page,
      faults,
    }) => {
      await openWithCart(page, "/cart", [banana, snapper]);
      await page.getByRole("button", { name: "Remove Sweet Banana" }).click();
      await expect(page.getByRole("alert")).toHaveText("Product removed from cart Sweet Banana");
      await expect(rows(page)).toHaveCount(1);
      await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
      await page.getByRole("button", { name: "Remove Red Snapper" }).click();
      await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
      expect(await keptCart(page)).toEqual([]);
      await page.getByRole("main").getByRole("link", { name: "Go to the shop" }).click();
      await expect(page).toHaveURL("/shop");
      expect(faults.list).toEqual([]);
    });

    test("a coupon does nothing, and stays where it was typed", async ({ page }) => {
      await openWithCart(page, "/cart", [banana]);
      await page.getByLabel("Coupon code").fill("HALF");
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.getByLabel("Coupon code")).toHaveValue("HALF");
      await expect(totals(page).getByText("$6.40")).toHaveCount(2);
      await expect(page).toHaveURL("/cart");
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  });
}

test("a product that is not sold any more leads to the not-found page", async ({ page }) => {
  await openWithCart(page, "/cart", [{ ...banana, id: 99 }]);
  await rows(page).getByRole("link", { name: "Sweet Banana" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry Page Was Not Found!");
});

for (const width of [740, 1190]) {
  test(`no amount is broken at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWithCart(page, "/cart", [
      { ...banana, title: "Golden Pineapple", price: 4.9, quantity: 12 },
      { ...snapper, quantity: 120 },
    ]);
    const amounts = rows(page).getByRole("cell").filter({ hasText: /^\$/ });
    await expect(amounts).toHaveCount(4);
    const lines = await amounts.evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(lines).toEqual([1, 1, 1, 1]);
  });
}

test("on a phone a large amount takes no room from a product's name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithCart(page, "/cart", [{ ...banana, price: 123_456.78, quantity: 128 }]);
  const lines = await rows(page)
    .getByRole("link", { name: "Sweet Banana" })
    .evaluate((link) => link.getClientRects().length);
  expect(lines).toBe(1);
});

for (const [place, address] of [
  ["its page", "/shop-single/1"],
  ["a list", "/shop"],
] as const) {
  test(`an item stored before its product changed is up to date once ${place} was shown`, async ({
    page,
  }) => {
    await openWithCart(page, address, [{ ...banana, title: "Green Banana", price: 99 }]);
    await badge(page).click();
    const item = page.getByRole("banner").getByRole("listitem").filter({ hasText: "2 × $" });
    await expect(item).toContainText("Sweet Banana");
    await expect(item).toContainText("2 × $3.20");
    await expect(item.getByRole("presentation")).toHaveAttribute("src", /\/banana-\w+-160\.webp$/);
    expect(await page.evaluate(() => localStorage.getItem("cartState"))).toContain('"price":3.2,');
  });
}

test("a second tab follows at once", async ({ page, context }) => {
  await openWithCart(page, "/cart", [banana]);
  const other = await context.newPage();
  await other.goto("/shop-single/2");
  await hydrated(other);
  await other.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await fillNumber(quantity(page, "Sweet Banana"), "4");
  await expect(badge(other)).toHaveText("5");
  // The field, in which nothing is being typed any more, follows too.
  await other.goto("/cart");
  await hydrated(other);
  await fillNumber(quantity(other, "Sweet Banana"), "9");
  await expect(quantity(page, "Sweet Banana")).toHaveValue("9");
});

test("what is no cart item is dropped, never shown and never run", async ({ page }) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith("http://127.0.0.1")) outside.push(request.url());
  });
  await openWithCart(page, "/cart", [
    { ...snapper, quantity: -1 },
    { ...snapper, id: 3, price: "12" },
    { ...snapper, id: 4, price: null },
    { ...banana, title: "<img src=x onerror=document.title='run'>", thumb: "https://outside.example/x.png" },
    "javascript:alert(1)",
    [[]],
  ]);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("<img src=x");
  await expect(totals(page).getByText("$6.40")).toHaveCount(2);
  await expect(page).toHaveTitle("Cart · Finca Verde");
  expect(lines.filter((line) => line.startsWith("Could not load state"))).toHaveLength(1);
  expect(outside).toEqual([]);
});

test("where storage is full the cart works until the page is left, and one line says so", async ({
  page,
}) => {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto("/shop");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
  await expect(badge(page)).toHaveText("1");
  await badge(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(rows(page)).toHaveCount(1);
  expect(lines.filter((line) => line.startsWith("Could not save state"))).toHaveLength(1);
});

test("that there is no cart is said before the app has started, and no longer when there is one", async ({
  page,
  faults,
}) => {
  const isEmpty = page.getByRole("main").getByText("Your cart is empty.");
  const letGo = await holdApp(page);
  await page.goto("/cart");
  await expect(isEmpty).toBeVisible();
  await page.evaluate((cart) => localStorage.setItem("cartState", cart), JSON.stringify([banana]));
  // With a cart the app is asked for at once, and what a page has asked for holds back its `load` in Firefox.
  expect(faults.list).toEqual([]);
  await page.reload({ waitUntil: "domcontentloaded" });
  // Where the page that is left had begun to ask for the app, Firefox calls that an error of its code.
  faults.list.splice(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(isEmpty).toBeHidden();
  letGo();
  await expect(rows(page)).toHaveCount(1);
  await expect(isEmpty).toBeHidden();
  expect(faults.list).toEqual([]);
});

for (const kept of [null, "[]"]) {
  test(`an empty cart (${kept ?? "none is kept"}) stands where it stood before the app had started, and the footer with it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const letGo = await holdApp(page);
    if (kept !== null) await page.addInitScript((cart) => localStorage.setItem("cartState", cart), kept);
    await page.goto("/cart");
    const footer = page.getByRole("contentinfo");
    await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeVisible();
    const before = await footer.boundingBox();
    letGo();
    await hydrated(page);
    expect((await footer.boundingBox())?.y).toBe(before?.y);
  });
}

// Firefox's driver cannot switch scripts off.
test(
  "before the browser has read the cart nothing is claimed of it",
  { tag: "@chromium" },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const page = await context.newPage();
    await page.goto("/cart");
    await expect(page.getByRole("main").getByText("Your cart is empty.")).toBeHidden();
    await expect(page.getByRole("main").getByText(/kept by your browser and needs JavaScript/)).toBeVisible();
    await context.close();
  },
);
