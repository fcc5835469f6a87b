import type { Locator, Page } from "@playwright/test";
import { cartPage } from "../app/catalog/content/shop-pages";
import { fill } from "../app/lib/fill";
import { cart, header } from "../app/words/frame";
import { boxOf, expect, FIREFOX, holdApp, hydrated, open, test } from "./site";
import { badge, costOf, fillNumber, first, keptCart, openWithCart, second } from "./storefront";

const { title: heading, totals: totalWords, table, coupon, empty } = cartPage();

const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("cell") });
const totals = (page: Page) => page.getByRole("region", { name: totalWords.title });
const quantity = (page: Page, { title } = first) =>
  page.getByRole("spinbutton", { name: fill(table.quantity, { title }) });
const panel = (page: Page) => page.locator("details[open]");
const emptyNote = (page: Page) => page.getByRole("main").getByText("Your cart is empty.");

const countLines = (cell: Locator) =>
  cell.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

test("shows the cart in the header, removes an item, and links to cart and checkout", async ({ page }) => {
  await openWithCart(page, "/", [first, second]);
  await expect(badge(page)).toHaveAccessibleName(fill(header.cart.other, { count: 3 }));
  await expect(badge(page)).toHaveText("3");
  await badge(page).click();
  await page.getByRole("button", { name: fill(cart.remove, { title: first.title }) }).click();
  await expect(panel(page).getByText(second.title)).toBeVisible();
  await expect(badge(page)).toHaveText("1");
  await page.reload();
  await expect(badge(page)).toHaveText("1");
  await badge(page).click();
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await badge(page).click();
  await page.getByRole("banner").getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/checkout");
});

// cart-table.test.tsx covers the items.
test("shows an order's totals, and ignores a coupon", FIREFOX, async ({ page }) => {
  await openWithCart(page, "/cart", [first, second]);
  await expect(rows(page)).toHaveCount(2);
  for (const text of ["Free shipping", "Shipping to Australia."])
    await expect(totals(page)).toContainText(text);
  await page.getByLabel(coupon.label).fill("HALF");
  await page.getByRole("button", { name: coupon.apply }).click();
  await expect(page.getByLabel(coupon.label)).toHaveValue("HALF");
  await expect(totals(page).getByText(costOf(first, second))).toHaveCount(2);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await rows(page).first().getByRole("link", { name: first.title }).click();
  await expect(page).toHaveURL(`/shop-single/${first.id}`);
});

test("keeps a changed quantity when the page reloads", async ({ page }) => {
  await openWithCart(page, "/cart", [first, second]);
  await fillNumber(quantity(page), "10");
  const ten = { ...first, quantity: 10 };
  await expect(rows(page).first()).toContainText(costOf(ten));
  await expect(totals(page).getByText(costOf(ten, second))).toHaveCount(2);
  const announced = totals(page).locator("[aria-live=polite][aria-atomic=true]");
  await expect(announced).toHaveText(
    new RegExp(`^${RegExp.escape(totalWords.total)}.*${RegExp.escape(costOf(ten, second))}$`),
  );
  await expect(badge(page)).toHaveText("11");
  await page.getByRole("button", { name: fill(table.more, { title: second.title }) }).click();
  await expect(totals(page).getByText(costOf(ten, { ...second, quantity: 2 }))).toHaveCount(2);
  expect(await keptCart(page)).toEqual([`${first.id} × 10`, `${second.id} × 2`]);
  await page.reload();
  await expect(quantity(page)).toHaveValue("10");
  const less = page.getByRole("button", { name: fill(table.less, { title: second.title }) });
  await less.click();
  await less.click();
  await expect(quantity(page, second)).toHaveValue("1");
  const max = "1000000";
  await fillNumber(quantity(page), max);
  await page.getByRole("button", { name: fill(table.more, { title: first.title }) }).click();
  await expect(quantity(page)).toHaveValue(max);
});

// Engines differ in what a number field makes of such a text.
test("ignores an invalid quantity, and restores the last valid one on blur", FIREFOX, async ({ page }) => {
  await openWithCart(page, "/cart", [first]);
  const field = quantity(page);
  await fillNumber(field, "5");
  for (const invalid of ["", "-4", "2.5", "99999999999"]) {
    await fillNumber(field, invalid);
    await expect(totals(page).getByText(costOf({ ...first, quantity: 5 }))).toHaveCount(2);
    expect(await keptCart(page), invalid).toEqual([`${first.id} × 5`]);
    await field.blur();
    await expect(field, invalid).toHaveValue("5");
  }
});

test("keeps the focus as items go, and links to the shop in the end", FIREFOX, async ({ page }) => {
  await openWithCart(page, "/cart", [first, second]);
  await page.getByRole("button", { name: fill(cart.remove, { title: first.title }) }).click();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  await page.getByRole("button", { name: fill(cart.remove, { title: second.title }) }).click();
  await expect(emptyNote(page)).toBeVisible();
  expect(await keptCart(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: empty.link }).click();
  await expect(page).toHaveURL("/shop");
});

for (const [width, price, count] of [
  [390, 123_456.78, 128],
  [740, 4.9, 12],
  [1190, 4.9, 120],
] as const) {
  test(`keeps amounts at ${width} px or the name beside them on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openWithCart(page, "/cart", [{ ...first, title: "Sweet Banana", price, quantity: count }]);
    const amounts = rows(page).getByRole("cell").filter({ hasText: /^\$/ });
    const lines = width === 390 ? rows(page).getByRole("link", { name: "Sweet Banana" }) : amounts;
    for (const line of await lines.all()) expect(await countLines(line)).toBe(1);
  });
}

test("follows a change in another tab at once", FIREFOX, async ({ page, context }) => {
  await openWithCart(page, "/cart", [first]);
  const other = await context.newPage();
  await open(other, `/shop-single/${second.id}`);
  await other.getByRole("button", { name: "Add to cart", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await fillNumber(quantity(page), "4");
  await expect(badge(other)).toHaveText("5");
});

test("says before the app starts whether there is a cart", FIREFOX, async ({ page, faults }) => {
  const startApp = await holdApp(page);
  await page.goto("/cart");
  await expect(emptyNote(page)).toBeVisible();
  await page.evaluate((kept) => localStorage.setItem("cartState", kept), JSON.stringify([first]));
  // With a cart the app loads at once, which delays `load` in Firefox.
  await page.reload({ waitUntil: "domcontentloaded" });
  // Firefox reports that the app of the first page failed to load.
  faults.splice(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(emptyNote(page)).toBeHidden();
  startApp();
  await expect(rows(page)).toHaveCount(1);
  await expect(emptyNote(page)).toBeHidden();
});

test("does not move when the app starts with an empty cart", FIREFOX, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  const startApp = await holdApp(page);
  // Firefox runs this in the blank page first, where storage is denied.
  await page.addInitScript(() => origin !== "null" && localStorage.setItem("cartState", "[]"));
  await page.goto("/cart");
  await expect(emptyNote(page)).toBeVisible();
  const before = await boxOf(page.getByRole("contentinfo"));
  startApp();
  await hydrated(page);
  expect((await boxOf(page.getByRole("contentinfo"))).y).toBe(before.y);
});

test("claims nothing about the cart without scripts", async ({ plainPage: page }) => {
  await page.goto("/cart");
  await expect(emptyNote(page)).toBeHidden();
  await expect(page.getByRole("main").getByText(cart.withoutScripts)).toBeVisible();
});
