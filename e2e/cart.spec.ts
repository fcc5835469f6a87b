import type { Locator, Page } from "@playwright/test";
import { expect, holdApp, hydrated, open, test } from "./site";
import { badge, banana, fillNumber, keptCart, openWithCart, snapper, windows } from "./storefront";

const rows = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
const totals = (page: Page) => page.getByRole("region", { name: "Cart totals" });
const quantity = (page: Page, title: string) =>
  page.getByRole("spinbutton", { name: `Quantity of ${title}` });
const panel = (page: Page) => page.locator("details[open]");
const emptyNote = (page: Page) => page.getByRole("main").getByText("Your cart is empty.");

const countLines = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** Collects what the console says with this beginning. */
function consoleLines(page: Page, start: string): string[] {
  const lines: string[] = [];
  page.on("console", (message) => message.text().startsWith(start) && lines.push(message.text()));
  return lines;
}

test.describe("in the header", () => {
  test("lists items and total, and leads to cart and checkout", async ({ page }) => {
    await openWithCart(page, "/", [banana, snapper]);
    await expect(badge(page)).toHaveAccessibleName("Carrito, 3 productos");
    await expect(badge(page)).toHaveText("3");
    await badge(page).click();
    await expect(panel(page).getByRole("listitem")).toHaveText([
      /Sweet Banana\s*2 × \$3\.20/,
      /Red Snapper\s*1 × \$12\.50/,
    ]);
    await expect(panel(page).getByText("$18.90")).toBeVisible();
    await page.getByRole("link", { name: "View cart" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cart");
    await badge(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Checkout" }).click();
    await expect(page).toHaveURL("/checkout");
  });

  test("removes an item for good, with a toast, and keeps the focus in the panel", async ({ page }) => {
    await openWithCart(page, "/", [banana, snapper]);
    await badge(page).click();
    await page.getByRole("button", { name: "Remove Sweet Banana" }).click();
    await expect(page.getByRole("alert")).toHaveText("Product removed from cart Sweet Banana");
    await expect(panel(page).getByText("Red Snapper")).toBeVisible();
    await expect(panel(page).locator(":focus")).toBeAttached();
    await expect(badge(page)).toHaveText("1");
    await page.reload();
    await expect(badge(page)).toHaveText("1");
  });
});

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`the cart on a ${name}`, () => {
    test.use({ viewport });

    test("lists its items with totals, and ignores a coupon", async ({ page }) => {
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
      for (const amount of ["$3.20", "$6.40"]) await expect(rows(page).first()).toContainText(amount);
      await expect(totals(page)).toContainText("Free shipping");
      await expect(totals(page)).toContainText("Shipping to Australia.");
      await page.getByLabel("Coupon code").fill("HALF");
      await page.getByRole("button", { name: "Apply coupon" }).click();
      await expect(page.getByLabel("Coupon code")).toHaveValue("HALF");
      await expect(totals(page).getByText("$18.90")).toHaveCount(2);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await rows(page).first().getByRole("link", { name: "Sweet Banana" }).click();
      await expect(page).toHaveURL("/shop-single/1");
    });
  });
}

test("keeps a changed quantity, in totals and header, when the page reloads", async ({ page }) => {
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
  const less = page.getByRole("button", { name: "One less Red Snapper" });
  await less.click();
  await less.click();
  await expect(quantity(page, "Red Snapper")).toHaveValue("1");
});

test("ignores an invalid quantity, and restores the last valid one on blur", async ({ page }) => {
  await openWithCart(page, "/cart", [banana]);
  const field = quantity(page, "Sweet Banana");
  await fillNumber(field, "5");
  for (const wrong of ["", "-4", "2.5", "99999999999"]) {
    await fillNumber(field, wrong);
    await expect(totals(page).getByText("$16.00")).toHaveCount(2);
    expect(await keptCart(page), wrong).toEqual(["1 × 5"]);
    await field.blur();
    await expect(field, wrong).toHaveValue("5");
  }
});

test("announces removed items, and leads to the shop once it is empty", async ({ page }) => {
  await openWithCart(page, "/cart", [banana, snapper]);
  await page.getByRole("button", { name: "Remove Sweet Banana" }).click();
  await expect(page.getByRole("alert")).toHaveText("Product removed from cart Sweet Banana");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove Red Snapper" }).click();
  await expect(emptyNote(page)).toBeVisible();
  expect(await keptCart(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: "Go to the shop" }).click();
  await expect(page).toHaveURL("/shop");
});

test("keeps each amount, and a name beside a large one, on one line", async ({ page }) => {
  for (const width of [740, 1190]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithCart(page, "/cart", [
      { ...banana, title: "Golden Pineapple", price: 4.9, quantity: 12 },
      { ...snapper, quantity: 120 },
    ]);
    const amounts = rows(page).getByRole("cell").filter({ hasText: /^\$/ });
    await expect(amounts).toHaveCount(4);
    for (const amount of await amounts.all()) expect(await countLines(amount), `${width} px`).toBe(1);
  }
});

test("leaves a name its line beside a large amount on a phone", async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await openWithCart(page, "/cart", [{ ...banana, price: 123_456.78, quantity: 128 }]);
  const link = rows(page).getByRole("link", { name: "Sweet Banana" });
  expect(await countLines(link)).toBe(1);
});

for (const path of ["/shop-single/1", "/shop"]) {
  test(`updates an item that changed since it was stored once ${path} shows it`, async ({ page }) => {
    await openWithCart(page, path, [{ ...banana, title: "Green Banana", price: 99 }]);
    await badge(page).click();
    const item = page.getByRole("banner").getByRole("listitem").filter({ hasText: "2 × $" });
    await expect(item).toContainText("Sweet Banana");
    await expect(item).toContainText("2 × $3.20");
    const picture = item.getByRole("presentation");
    await expect(picture).toHaveAttribute("src", /^\/assets\/img\/shop\/banana-[0-9a-f]{8}-160\.webp$/);
    await expect(picture).toHaveJSProperty("naturalWidth", 160);
    expect(await page.evaluate(() => localStorage.getItem("cartState"))).toContain('"price":3.2,');
  });
}

test("follows a change in another tab at once", async ({ page, context }) => {
  await openWithCart(page, "/cart", [banana]);
  const other = await context.newPage();
  await open(other, "/shop-single/2");
  await other.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await fillNumber(quantity(page, "Sweet Banana"), "4");
  await expect(badge(other)).toHaveText("5");
  await open(other, "/cart");
  await fillNumber(quantity(other, "Sweet Banana"), "9");
  await expect(quantity(page, "Sweet Banana")).toHaveValue("9");
});

test.describe("with what browsers may have stored", () => {
  test.use({ expectsFaults: true });

  test("drops invalid items with one warning, and shows markup as text", async ({ page }) => {
    const lines = consoleLines(page, "Could not load state");
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://127.0.0.1")) outside.push(request.url());
    });
    await openWithCart(page, "/cart", [
      { ...snapper, quantity: -1 },
      {
        ...banana,
        title: "<img src=x onerror=document.title='run'>",
        thumb: "https://outside.example/x.png",
      },
      "javascript:alert(1)",
    ]);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("<img src=x");
    await expect(page).toHaveTitle("Cart · Finca Verde");
    expect(lines).toHaveLength(1);
    expect(outside).toEqual([]);
  });

  test("is empty where storage is denied", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await open(page, "/");
    await badge(page).click();
    await expect(page.getByText("Your cart is empty.")).toBeVisible();
    expect(errors).toEqual([]);
  });

  test("works until the page is left where storage is full, and warns once", async ({ page }) => {
    const lines = consoleLines(page, "Could not save state");
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await open(page, "/shop");
    await page.getByRole("button", { name: "Add to cart: Sweet Banana" }).click();
    await expect(badge(page)).toHaveText("1");
    await badge(page).click();
    await page.getByRole("link", { name: "View cart" }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(lines).toHaveLength(1);
  });

  test("leads to the not-found page from a product that is no longer sold", async ({ page }) => {
    await openWithCart(page, "/cart", [{ ...banana, id: 99 }]);
    await rows(page).getByRole("link", { name: "Sweet Banana" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sorry Page Was Not Found!");
  });
});

test("says before the app starts whether there is a cart", async ({ page, faults }) => {
  const startApp = await holdApp(page);
  await page.goto("/cart");
  await expect(emptyNote(page)).toBeVisible();
  await page.evaluate((cart) => localStorage.setItem("cartState", cart), JSON.stringify([banana]));
  // With a cart the app loads at once, which delays `load` in Firefox.
  await page.reload({ waitUntil: "domcontentloaded" });
  // Firefox reports the app of the page that was left.
  faults.splice(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(emptyNote(page)).toBeHidden();
  startApp();
  await expect(rows(page)).toHaveCount(1);
  await expect(emptyNote(page)).toBeHidden();
});

for (const stored of [undefined, "[]"]) {
  test(`does not move when the app starts with ${stored ?? "no"} cart stored`, async ({ page }) => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const startApp = await holdApp(page);
    if (stored)
      await page.addInitScript((cart) => {
        // Firefox runs this in the blank page first, where storage is denied.
        if (origin !== "null") localStorage.setItem("cartState", cart);
      }, stored);
    await page.goto("/cart");
    const footer = page.getByRole("contentinfo");
    await expect(emptyNote(page)).toBeVisible();
    const before = await footer.boundingBox();
    startApp();
    await hydrated(page);
    expect((await footer.boundingBox())?.y).toBe(before?.y);
  });
}

test("claims nothing about the cart without scripts", async ({ plainPage: page }) => {
  await page.goto("/cart");
  await expect(emptyNote(page)).toBeHidden();
  await expect(page.getByRole("main").getByText(/kept by your browser and needs JavaScript/)).toBeVisible();
});
