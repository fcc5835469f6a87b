import type { Page } from "@playwright/test";
import { PRODUCTS } from "../testing/sample";
import { dataPath, expect, open, test } from "./site";
import { badge, holdToasts, keptCart, windows } from "./storefront";

const products = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const results = (page: Page) => page.getByText(/^Showing/);
const addButton = (page: Page, index: number) =>
  products(page).nth(index).getByRole("button", { name: "Add to cart" });

const PAGE_1 = `Showing 1–8 of ${PRODUCTS} results`;
const PAGE_2 = `Showing 9–16 of ${PRODUCTS} results`;
const PAGE_3 = `Showing 17–${PRODUCTS} of ${PRODUCTS} results`;

test("shows eight products a page, of which Add to cart acts and the rest does not", async ({ page }) => {
  await open(page, "/shop");
  await expect(results(page)).toHaveText(PAGE_1);
  await expect(products(page)).toHaveCount(8);
  const first = products(page).first();
  await expect(first.getByRole("heading", { name: "Sweet Banana" })).toBeVisible();
  for (const text of ["Sale!", "$4.10"]) await expect(first.getByText(text, { exact: true })).toBeVisible();
  await expect(first.getByText("$3.20", { exact: true })).toBeAttached();
  await expect(products(page).nth(1).getByText("Sale!")).toHaveCount(0);
  for (const name of ["Add to wishlist", "Quick view"])
    await expect(first.getByRole("button", { name })).toBeDisabled();
  const sort = page.getByRole("combobox", { name: "Sort" });
  await expect(sort.getByRole("option")).toHaveText(["Short by latest", "Recent", "Popular", "Relevant"]);
  await sort.selectOption("Popular");
  await expect(first.getByRole("heading")).toHaveText("Sweet Banana");
  await expect(page).toHaveURL("/shop");
});

test("counts products that are added in one toast, which names the last", async ({ page }) => {
  await open(page, "/shop");
  await holdToasts(page);
  for (const index of [0, 1, 2]) await addButton(page, index).click();
  const toast = page.getByRole("alert");
  await expect(toast).toHaveText("Product added successfully Vine Tomato");
  await expect(toast.locator("[data-count='3']")).toBeVisible();
  await expect(badge(page)).toHaveText("3");
  expect(await keptCart(page)).toEqual(["1 × 1", "2 × 1", "3 × 1"]);
  await toast.hover();
  await page.getByRole("button", { name: "close" }).press("Enter");
  await expect(toast).toHaveCount(0);
  await addButton(page, 3).click();
  await expect(toast).toHaveText("Product added successfully Golden Pineapple");
  await expect(toast.locator("[data-count]")).toHaveCount(0);
});

test("refuses a product that is in the cart", async ({ page }) => {
  await open(page, "/shop");
  await holdToasts(page);
  const add = addButton(page, 0);
  await add.click();
  await expect(add).toHaveAccessibleName(/already in it/);
  await expect(add).toHaveText("Add to cart");
  await add.click();
  const warning = page.getByRole("alert").filter({ hasText: "Product already in cart" });
  await expect(warning).toBeVisible();
  await add.click();
  await expect(warning.locator("[data-count='2']")).toBeVisible();
  await expect(warning).toHaveText("Product already in cart Sweet Banana");
  await expect(page.getByRole("alert")).toHaveCount(2);
  expect(await keptCart(page)).toEqual(["1 × 1"]);
});

test("leads from anywhere on a card to its product", async ({ page }) => {
  await page.goto("/shop");
  await products(page)
    .nth(3)
    .click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL("/shop-single/4");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golden Pineapple");
});

test("tells more in the list view, which stays when the page changes", async ({ page }) => {
  await open(page, "/shop");
  await page.getByRole("tab", { name: "List" }).click();
  await expect(page.getByRole("tabpanel", { name: "List" })).toBeVisible();
  await expect(products(page)).toHaveCount(8);
  const first = products(page).first();
  await expect(first.getByText("8 Review", { exact: true })).toBeVisible();
  await expect(first.locator("s")).toContainText("$4.10");
  const tags = first.getByRole("list", { name: "Tags" }).getByRole("listitem");
  await expect(tags).toHaveText(["Sweet", "Snack", "Breakfast"]);
  await pager(page).getByRole("link", { name: "Page 3" }).click();
  await expect(results(page)).toHaveText(PAGE_3);
  await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
  await expect(products(page)).toHaveCount(4);
});

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("changes page with address, title, scroll and focus, and back again", async ({ page }) => {
      await open(page, "/shop");
      await pager(page).scrollIntoViewIfNeeded();
      await pager(page).getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL("/shop?page=2");
      await expect(page).toHaveTitle("Shop, page 2 · Finca Verde");
      await expect(results(page)).toHaveText(PAGE_2);
      await expect(products(page).first()).toContainText("Ripe Papaya");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(results(page)).toBeFocused();
      await pager(page).getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL("/shop?page=3");
      await expect(results(page)).toHaveText(PAGE_3);
      await page.goBack();
      await expect(results(page)).toHaveText(PAGE_2);
      await page.goBack();
      await expect(page).toHaveURL("/shop");
      await expect(results(page)).toHaveText(PAGE_1);
      await page.goForward();
      await expect(results(page)).toHaveText(PAGE_2);
    });
  });
}

test("shows four products side by side on a tablet", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [path, rows] of [
    ["/shop", 2],
    ["/shop?page=3", 1],
  ] as const) {
    await open(page, path);
    await expect(products(page)).toHaveCount(rows * 4);
    const tops = await products(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size, path).toBe(rows);
  }
});

test("has real links in its pager, and disables the arrow at either end", async ({ page }) => {
  await page.goto("/shop");
  const links = pager(page).locator("a");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual([
    "/shop?page=1",
    "/shop?page=2",
    "/shop?page=3",
    "/shop?page=2",
  ]);
  const previous = pager(page).getByRole("link", { name: "Previous page" });
  const next = pager(page).getByRole("link", { name: "Next page" });
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
  const current = pager(page).getByRole("link", { name: "Page 1" });
  await expect(current).toHaveAttribute("aria-current", "page");
  // The number stays readable under the pointer.
  const background = () => current.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await background();
  await current.hover();
  expect(await background()).toBe(before);
  await page.goto("/shop?page=3");
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test("opens a page by its address, or the nearest there is", async ({ page }) => {
  for (const [query, shown] of [
    ["?page=99", PAGE_3],
    ["?page=abc", PAGE_1],
    ["?page=2", PAGE_2],
  ] as const) {
    await open(page, `/shop${query}`);
    await expect(results(page), query).toHaveText(shown);
    await expect(products(page).first(), query).toBeVisible();
  }
  // It leaves the focus where it was.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.reload();
  await expect(results(page)).toHaveText(PAGE_2);
});

test("never shows page 1 where page 2 is opened", async ({ page }) => {
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
  const release = Promise.withResolvers<void>();
  await page.route("**/lists/shop/2.json", async (route) => {
    await release.promise;
    await route.continue();
  });
  const requested = page.waitForRequest("**/lists/shop/2.json");
  await open(page, "/shop?page=2");
  await requested;
  await expect(results(page)).toBeHidden();
  release.resolve();
  await expect(results(page)).toBeVisible();
  const seen = () => page.evaluate<unknown>("seen");
  await expect.poll(seen).toContain(PAGE_2);
  expect(await seen()).not.toContain(PAGE_1);
});

test("is busy while another page of it loads, and not while the visitor leaves", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  for (const path of ["/lists/shop/2.json", dataPath("/historia")])
    await page.route(`**${path}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
  await open(page, "/shop");
  const list = page.locator("main [aria-busy]");
  await page.getByRole("contentinfo").getByRole("link", { name: "Historia" }).press("Enter");
  await expect(page.locator("[data-progress]")).toBeAttached();
  await expect(list).toHaveAttribute("aria-busy", "false");
  await pager(page).getByRole("link", { name: "Page 2" }).press("Enter");
  await expect(list).toHaveAttribute("aria-busy", "true");
  held.resolve();
  await expect(results(page)).toHaveText(PAGE_2);
  await expect(list).toHaveAttribute("aria-busy", "false");
});

test.describe("where a page fails to load", () => {
  test.use({ expectsFaults: true });

  for (const from of ["/shop", "/shop?page=2"]) {
    test(`says so in sight on ${from}, and loads it on another try`, async ({ page }) => {
      await page.route("**/lists/shop/2.json", (route) => route.abort());
      await open(page, from);
      if (from === "/shop") await pager(page).getByRole("link", { name: "Page 2" }).click();
      await expect(page.getByRole("alert")).toContainText("Page 2 could not be loaded.");
      await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
      await expect(products(page)).toHaveCount(8);
      await page.unroute("**/lists/shop/2.json");
      await page.getByRole("link", { name: "Try again" }).click();
      await expect(results(page)).toHaveText(PAGE_2);
      await expect(page.getByRole("alert")).toHaveCount(0);
    });
  }
});

test("shows its first page without scripts, and says what needs them", async ({ plainPage: page }) => {
  await page.goto("/shop");
  await expect(products(page)).toHaveCount(8);
  await expect(products(page).first()).toBeVisible();
  await expect(page.getByText(/other pages of the shop need JavaScript/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Add to cart/ })).toHaveCount(0);
});
