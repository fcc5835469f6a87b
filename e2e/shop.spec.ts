import type { Page } from "@playwright/test";
import { header } from "../app/words/frame";
import { expect, FIREFOX, open, scrollTop, test } from "./site";
import { dollars, productAt, resultsOf, windows } from "./storefront";

const products = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const results = (page: Page) => page.getByText(/^Showing/);

test("shows products on cards, and disables what does not exist yet", async ({ page }) => {
  await open(page, "/shop");
  await expect(results(page)).toHaveText(resultsOf(1));
  await expect(products(page)).toHaveCount(8);
  for (const position of [1, 2, 3, 4]) {
    const card = products(page).nth(position - 1);
    const { name, price, old_price: oldPrice } = productAt(position);
    await expect(card.getByRole("heading", { name })).toBeVisible();
    await expect(card.getByText(dollars(price / 100), { exact: true })).toBeAttached();
    await expect(card.getByText("Sale!")).toHaveCount(oldPrice === null ? 0 : 1);
    if (oldPrice !== null)
      await expect(card.getByText(dollars(oldPrice / 100), { exact: true })).toBeVisible();
  }
  const first = products(page).first();
  for (const name of ["Add to wishlist", "Quick view"])
    await expect(first.getByRole("button", { name })).toBeDisabled();
  const sort = page.getByRole("combobox", { name: "Sort" });
  await expect(sort.getByRole("option")).toHaveText(["Short by latest", "Recent", "Popular", "Relevant"]);
  await sort.selectOption("Popular");
  await expect(first.getByRole("heading")).toHaveText(productAt(1).name);
  await expect(page).toHaveURL("/shop");
});

test("shows tags in the list view, and links a whole card", async ({ page }) => {
  await open(page, "/shop");
  await page.getByRole("tab", { name: "List" }).click();
  const tags = products(page).first().getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveText(productAt(1).tags);
  await page.getByRole("tab", { name: "Grid" }).click();
  const fourth = products(page).nth(3);
  await fourth.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(`/shop-single/${productAt(4).id}`);
});

for (const [name, viewport] of Object.entries(windows)) {
  const details = name === "desktop" ? FIREFOX : {};

  test(`changes page with address, title and focus on a ${name}`, details, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page, "/shop");
    await pager(page).scrollIntoViewIfNeeded();
    await pager(page).getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL("/shop?page=2");
    await expect(page).toHaveTitle(/, page 2 · /);
    await expect(results(page)).toHaveText(resultsOf(2));
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(results(page)).toBeFocused();
    await pager(page).getByRole("link", { name: "Previous page" }).click();
    await expect(page).toHaveURL("/shop?page=1");
    await expect(results(page)).toHaveText(resultsOf(1));
    await page.goBack();
    await expect(results(page)).toHaveText(resultsOf(2));
    await page.goBack();
    await expect(page).toHaveURL("/shop");
    await expect(results(page)).toHaveText(resultsOf(1));
    await page.goForward();
    await expect(results(page)).toHaveText(resultsOf(2));
  });
}

test("leaves no gap in a row of products on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/shop");
  const cards = await products(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect()).map(({ top, right }) => ({ top, right })),
  );
  expect(cards).toHaveLength(8);
  const rows = Object.values(Object.groupBy(cards, ({ top }) => Math.round(top)));
  expect(rows.map((row) => row?.length)).toEqual([2, 3, 3]);
  const ends = rows.map((row) => Math.round(row?.at(-1)?.right ?? 0));
  expect(new Set(ends).size).toBe(1);
});

test("keeps the number of the current page readable under the pointer", async ({ page }) => {
  await page.goto("/shop");
  const current = pager(page).getByRole("link", { name: "Page 1" });
  const background = () => current.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await background();
  await current.hover();
  expect(await background()).toBe(before);
});

test("never shows page 1 where page 2 is opened", FIREFOX, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const line = document.querySelector("main [role=status]");
      if (line?.checkVisibility({ visibilityProperty: true })) seen.push(line.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, "/shop?page=2");
  const seen = () => page.evaluate<unknown>("seen");
  await expect.poll(seen).toContain(resultsOf(2));
  expect(await seen()).not.toContain(resultsOf(1));
  await page.keyboard.press("Tab");
  // Opening a page by its address leaves the focus alone.
  await expect(page.getByRole("link", { name: header.skip })).toBeFocused();
});

test("shows its first page without scripts, and says what needs them", async ({ plainPage: page }) => {
  await page.goto("/shop");
  await expect(products(page)).toHaveCount(8);
  await expect(products(page).first()).toBeVisible();
  await expect(page.getByText(/other pages of the shop need JavaScript/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Add to cart/ })).toHaveCount(0);
});
