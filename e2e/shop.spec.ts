import type { Page } from "@playwright/test";
import { dataPath, expect, hydrated, test } from "./site";
import { badge, holdToasts, keptCart, windows } from "./storefront";
import { PRODUCTS } from "../testing/sample";

const products = (page: Page) => page.getByRole("main").getByRole("article");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const results = (page: Page) => page.getByText(/^Showing/);

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`the shop on a ${name}`, () => {
    test.use({ viewport });

    test("shows eight of twenty products, with what a card has", async ({ page, faults }) => {
      await page.goto("/shop");
      await expect(results(page)).toHaveText(`Showing 1–8 of ${PRODUCTS} results`);
      await expect(products(page)).toHaveCount(8);
      const first = products(page).first();
      await expect(first.getByRole("heading", { name: "Sweet Banana" })).toBeVisible();
      await expect(first.getByText("Sale!")).toBeVisible();
      await expect(first.getByText("$3.20", { exact: true })).toBeAttached();
      await expect(first.getByText("$4.10", { exact: true })).toBeVisible();
      for (const action of ["Add to cart", "Add to wishlist", "Quick view"]) {
        await expect(first.getByRole("button", { name: action })).toHaveCount(1);
      }
      await expect(products(page).nth(1).getByText("Sale!")).toHaveCount(0);
      expect(faults.list).toEqual([]);
    });

    test("only Add to cart acts", async ({ page }) => {
      await page.goto("/shop");
      await hydrated(page);
      const first = products(page).first();
      await expect(first.getByRole("button", { name: "Add to wishlist" })).toBeDisabled();
      await expect(first.getByRole("button", { name: "Quick view" })).toBeDisabled();
      await first.getByRole("button", { name: "Add to cart" }).click();
      await expect(page.getByRole("alert")).toHaveText("Product added successfully Sweet Banana");
      await expect(page).toHaveURL("/shop");
      await expect(badge(page)).toHaveText("1");
      expect(await keptCart(page)).toEqual(["1 × 1"]);
    });

    test("products added one after the other share one toast, which counts and names the last", async ({
      page,
    }) => {
      await page.goto("/shop");
      await hydrated(page);
      await holdToasts(page);
      for (const index of [0, 1, 2]) {
        await products(page).nth(index).getByRole("button", { name: "Add to cart" }).click();
      }
      const toast = page.getByRole("alert");
      await expect(toast).toHaveText("Product added successfully Vine Tomato");
      await expect(toast.locator("[data-count='3']")).toBeVisible();
      await toast.hover();
      await page.getByRole("button", { name: "close" }).press("Enter");
      await expect(toast).toHaveCount(0);
      // The next one begins anew.
      await products(page).nth(3).getByRole("button", { name: "Add to cart" }).click();
      await expect(toast).toHaveText("Product added successfully Golden Pineapple");
      await expect(toast.locator("[data-count]")).toHaveCount(0);
    });

    test("a product that is in the cart is refused, and nothing changes", async ({ page }) => {
      await page.goto("/shop");
      await hydrated(page);
      await holdToasts(page);
      const add = products(page).first().getByRole("button", { name: "Add to cart" });
      await add.click();
      await expect(add).toHaveAccessibleName(/already in it/);
      await expect(add).toHaveText("Add to cart");
      await add.click();
      const warning = page.getByRole("alert").filter({ hasText: "Product already in cart" });
      await expect(warning).toBeVisible();
      await add.click();
      // Said again, it stands there once, and counts.
      await expect(warning.locator("[data-count='2']")).toBeVisible();
      await expect(warning).toHaveText("Product already in cart Sweet Banana");
      await expect(page.getByRole("alert")).toHaveCount(2);
      expect(await keptCart(page)).toEqual(["1 × 1"]);
    });

    test("a card leads to its product", async ({ page }) => {
      await page.goto("/shop");
      await products(page)
        .nth(3)
        .click({ position: { x: 60, y: 60 } });
      await expect(page).toHaveURL("/shop-single/4");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Golden Pineapple");
    });

    test("the list view tells more, and stays when the page changes", async ({ page, faults }) => {
      await page.goto("/shop");
      await hydrated(page);
      await page.getByRole("tab", { name: "List" }).click();
      await expect(page.getByRole("tabpanel", { name: "List" })).toBeVisible();
      await expect(products(page)).toHaveCount(8);
      const first = products(page).first();
      await expect(first.getByText("8 Review", { exact: true })).toBeVisible();
      await expect(first.locator("s")).toContainText("$4.10");
      await expect(first.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
        "Sweet",
        "Snack",
        "Breakfast",
      ]);
      await pager(page).getByRole("link", { name: "Page 3" }).click();
      await expect(results(page)).toHaveText(`Showing 17–${PRODUCTS} of ${PRODUCTS} results`);
      await expect(page.getByRole("tab", { name: "List" })).toHaveAttribute("aria-selected", "true");
      await expect(products(page)).toHaveCount(4);
      expect(faults.list).toEqual([]);
    });

    test("a page that is chosen changes the address, scrolls up, and Back returns", async ({
      page,
      faults,
    }) => {
      await page.goto("/shop");
      await hydrated(page);
      await pager(page).scrollIntoViewIfNeeded();
      await pager(page).getByRole("link", { name: "Page 2" }).click();
      await expect(page).toHaveURL("/shop?page=2");
      await expect(page).toHaveTitle("Shop, page 2 · Finca Verde");
      await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
      await expect(products(page).first()).toContainText("Ripe Papaya");
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(results(page)).toBeFocused();
      await pager(page).getByRole("link", { name: "Next page" }).click();
      await expect(page).toHaveURL("/shop?page=3");
      await expect(results(page)).toHaveText(`Showing 17–${PRODUCTS} of ${PRODUCTS} results`);
      await page.goBack();
      await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
      await page.goBack();
      await expect(page).toHaveURL("/shop");
      await expect(results(page)).toHaveText(`Showing 1–8 of ${PRODUCTS} results`);
      await page.goForward();
      await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
      expect(faults.list).toEqual([]);
    });
  });
}

test("on a tablet four products stand side by side", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const [path, rows] of [
    ["/shop", [4, 4]],
    ["/shop?page=3", [4]],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    await expect(products(page)).toHaveCount(rows.reduce((sum, row) => sum + row, 0));
    const tops = await products(page).evaluateAll((cards) =>
      cards.map((card) => Math.round(card.getBoundingClientRect().top)),
    );
    expect([...new Set(tops)].map((top) => tops.filter((other) => other === top).length)).toEqual(rows);
  }
});

test("the sort has its four options and does nothing", async ({ page }) => {
  await page.goto("/shop");
  await hydrated(page);
  const sort = page.getByRole("combobox", { name: "Sort" });
  await expect(sort.getByRole("option")).toHaveText(["Short by latest", "Recent", "Popular", "Relevant"]);
  const before = await products(page).allTextContents();
  await sort.selectOption("Popular");
  expect(await products(page).allTextContents()).toEqual(before);
  await expect(page).toHaveURL("/shop");
});

test("the pager has real links, and a ban in place of an arrow at either end", async ({ page }) => {
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
  await expect(pager(page).getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await page.goto("/shop?page=3");
  await expect(next).toBeDisabled();
  await expect(previous).toBeEnabled();
});

test("the number of the shown page stays readable under the pointer", async ({ page }) => {
  await page.goto("/shop");
  const current = pager(page).getByRole("link", { name: "Page 1" });
  const background = () => current.evaluate((link) => getComputedStyle(link).backgroundColor);
  const before = await background();
  await current.hover();
  expect(await background()).toBe(before);
});

test("a page that is opened directly is shown, or the nearest there is", async ({ page, faults }) => {
  for (const [query, shown] of [
    ["?page=2", "9–16"],
    ["?page=99", "17–20"],
    ["?page=abc", "1–8"],
  ] as const) {
    await page.goto(`/shop${query}`);
    for (const time of ["at first", "after a reload"]) {
      if (time === "after a reload") await page.reload();
      await expect(results(page), `${query} ${time}`).toHaveText(`Showing ${shown} of ${PRODUCTS} results`);
      await expect(results(page), `${query} ${time}`).toBeVisible();
      await expect(products(page).first(), `${query} ${time}`).toBeVisible();
    }
  }
  expect(faults.list).toEqual([]);
});

test("page 1 never shows where page 2 is asked for", async ({ page, faults }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const line = document.querySelector("[data-list] [role=status]");
      if (line?.checkVisibility({ visibilityProperty: true })) seen.push(line.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  // What another script has styled stays.
  await page.addInitScript(() => {
    const other = new CSSStyleSheet();
    other.replaceSync("html { --of-another-script: 1 }");
    document.adoptedStyleSheets.push(other);
  });
  // The page's data comes late: what is shown in the meantime?
  const release = Promise.withResolvers<void>();
  await page.route("**/lists/shop/2.json", async (route) => {
    await release.promise;
    await route.continue();
  });
  const asked = page.waitForRequest("**/lists/shop/2.json");
  await page.goto("/shop?page=2");
  await hydrated(page);
  await asked;
  await expect(results(page)).toBeHidden();
  release.resolve();
  await expect(results(page)).toBeVisible();
  const seen = () => page.evaluate<unknown>("seen");
  // It looks once for each frame, and may not have done so yet.
  await expect.poll(seen).toContain(`Showing 9–16 of ${PRODUCTS} results`);
  expect(await seen()).not.toContain(`Showing 1–8 of ${PRODUCTS} results`);
  await expect(page.locator("html")).toHaveCSS("--of-another-script", "1");
  expect(faults.list).toEqual([]);
});

test("the list is busy while another page of it is on its way, and not while the visitor leaves", async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  for (const path of ["/lists/shop/2.json", dataPath("/historia")])
    await page.route(`**${path}*`, async (route) => {
      await held.promise;
      await route.continue();
    });
  await page.goto("/shop");
  await hydrated(page);
  const list = page.locator("[data-list]");
  await page.getByRole("contentinfo").getByRole("link", { name: "Historia" }).press("Enter");
  await expect(page.locator("[data-progress]")).toBeAttached();
  await expect(list).toHaveAttribute("aria-busy", "false");
  await page.getByRole("link", { name: "Page 2" }).press("Enter");
  await expect(list).toHaveAttribute("aria-busy", "true");
  held.resolve();
  await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
  await expect(list).toHaveAttribute("aria-busy", "false");
});

test("a page of the shop that cannot be fetched is answered in words, and can be tried again", async ({
  page,
}) => {
  await page.route("**/lists/shop/2.json", (route) => route.abort());
  await page.goto("/shop?page=2");
  await hydrated(page);
  await expect(page.getByRole("alert")).toContainText("Page 2 could not be loaded.");
  await expect(products(page)).toHaveCount(8);
  await page.unroute("**/lists/shop/2.json");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a page that the pager asks for and that cannot be fetched is answered in sight", async ({ page }) => {
  await page.route("**/lists/shop/2.json", (route) => route.abort());
  await page.goto("/shop");
  await hydrated(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page.getByRole("alert")).toContainText("Page 2 could not be loaded.");
  await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  await page.unroute("**/lists/shop/2.json");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
});

test("a page that is opened directly leaves the focus where it was", async ({ page }) => {
  await page.goto("/shop?page=2");
  await hydrated(page);
  await expect(results(page)).toHaveText(`Showing 9–16 of ${PRODUCTS} results`);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
});

test("without scripts the shop shows its first page and says what is missing", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/shop");
  await expect(products(page)).toHaveCount(8);
  await expect(products(page).first()).toBeVisible();
  await expect(page.getByText(/other pages of the shop need JavaScript/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Add to cart/ })).toHaveCount(0);
  await context.close();
});
