import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { badge, expectSlides, fillNumber, holdToasts, keptCart, windows } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const gallery = (page: Page) => page.getByRole("region", { name: "Criollo Mango", exact: true });
const position = (page: Page) => gallery(page).getByText(/^\d of 4$/);
const strip = (page: Page) => gallery(page).getByRole("button", { name: /^Go to slide \d of 4$/ });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const add = (page: Page) => page.getByRole("button", { name: "Add to cart", exact: true });
const tab = (page: Page, name: string | RegExp) => page.getByRole("tab", { name });

test("shows what the specification lists", async ({ page }) => {
  await open(page, "/shop-single/6");
  const main = page.getByRole("main");
  for (const text of ["$3.75", "$4.95", "27 reviews", "In Stock", "2-day Delivery", "FV-FRESH"])
    await expect(main.getByText(text).first()).toBeAttached();
  for (const text of ["Farm, Fresh, Local", "Seasonal, Sweet, Smoothie"])
    await expect(main.getByText(text)).toBeAttached();
  await expect(gallery(page).getByText("−24%")).toHaveCount(4);
  for (const name of ["Wishlist", "Compare"])
    await expect(page.getByRole("button", { name, exact: true })).toBeDisabled();
  await expect(quantity(page)).toHaveValue("1");
  // A close-up fills its tile; goods stand whole in theirs.
  const pictures = gallery(page).getByRole("group").getByRole("img");
  for (const [index, fit] of ["contain", "contain", "cover", "contain"].entries())
    await expect(pictures.nth(index)).toHaveCSS("object-fit", fit);
});

test("adds the chosen quantity to the cart once", async ({ page }) => {
  await open(page, "/shop-single/6");
  await fillNumber(quantity(page), "3");
  await page.getByRole("button", { name: "One more", exact: true }).click();
  await add(page).click();
  await expect(page.getByRole("alert")).toHaveText("Product added successfully Criollo Mango");
  await expect(badge(page)).toHaveText("4");
  expect(await keptCart(page)).toEqual(["6 × 4"]);
  await fillNumber(quantity(page), "9");
  await add(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
  expect(await keptCart(page)).toEqual(["6 × 4"]);
  await page.getByRole("link", { name: "View cart" }).click();
  await expect(page).toHaveURL("/cart");
});

test("refuses an invalid quantity", async ({ page }) => {
  await open(page, "/shop-single/6");
  await holdToasts(page);
  const alert = page.getByRole("alert");
  for (const [index, wrong] of ["0", "-2", "", "1.5"].entries()) {
    await fillNumber(quantity(page), wrong);
    await quantity(page).press("Enter");
    await expect(alert).toHaveText("Please enter a valid quantity");
    if (index > 0) await expect(alert.locator(`[data-count="${index + 1}"]`)).toBeVisible();
    expect(await keptCart(page)).toEqual([]);
  }
});

test("moves pictures and thumbnails together, and enlarges the picture in front", async ({ page }) => {
  await open(page, "/shop-single/6");
  await expect(gallery(page).getByRole("button", { name: "Play" })).toBeVisible();
  await expect(position(page)).toHaveText("1 of 4");
  await gallery(page).getByRole("button", { name: "Next" }).click();
  await expect(position(page)).toHaveText("2 of 4");
  await expect(strip(page).nth(1)).toHaveAttribute("aria-current", "true");
  await strip(page).first().press("Enter");
  await expect(position(page)).toHaveText("1 of 4");
  await gallery(page).getByRole("button", { name: "Previous" }).click();
  await expect(strip(page).nth(3)).toHaveAttribute("aria-current", "true");

  const enlarge = gallery(page).getByRole("button", { name: "Enlarge: Criollo Mango" });
  await enlarge.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Criollo Mango" });
  await expect(dialog.getByText("4 of 4")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("1 of 4")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test("moves between its tabs with arrows, Home and End", async ({ page }) => {
  await open(page, "/shop-single/6");
  const panel = page.getByRole("tabpanel");
  await expect(panel).toContainText("Every yard on this coast");
  await tab(page, "Description").press("ArrowRight");
  await expect(tab(page, "Additional Information")).toBeFocused();
  for (const text of ["Weight", "800 g", "Dimensions", "Colors", "Red, Orange, Yellow"])
    await expect(panel.getByText(text, { exact: true })).toBeVisible();
  await page.keyboard.press("End");
  await expect(tab(page, /^Review/)).toHaveAttribute("aria-selected", "true");
  for (const author of [/Karla Orellana/, /Mario Bonilla/])
    await expect(panel.getByText(author)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(tab(page, "Description")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(tab(page, /^Review/)).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tab(page, "Description")).toBeFocused();
});

test("thanks for a review and clears its form, which keeps what is typed while other tabs are read", async ({
  page,
}) => {
  await open(page, "/shop-single/6");
  await tab(page, /^Review/).click();
  const form = page.getByRole("form", { name: "Add a review" });
  await form.getByRole("radio", { name: "1 star", exact: true }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "3 stars" })).toBeChecked();
  const fields = { "Your review": "Sweet.", Name: "Ana", Email: "ana" };
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await tab(page, "Description").click();
  await tab(page, /^Review/).click();
  await form.getByRole("button", { name: "Post Review" }).click();
  // The browser's own validation refuses the address.
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(form.getByLabel("Your review")).toHaveValue("Sweet.");
  await form.getByLabel("Email").fill("ana@example.com");
  await form.getByRole("button", { name: "Post Review" }).click();
  await expect(page.getByRole("alert")).toHaveText("Thanks For Your Message");
  for (const label of Object.keys(fields)) await expect(form.getByLabel(label)).toHaveValue("");
  await expect(form.getByRole("radio", { checked: true })).toHaveCount(0);
});

const bar = (page: Page) => page.locator("[data-buy-bar]");

async function edges(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { top: box.y, bottom: box.y + box.height, left: box.x, right: box.x + box.width };
}

test.describe("the bar with price and button on a phone", () => {
  test.use({ viewport: windows.phone });

  test("appears below the form's own button, and submits the form", async ({ page }) => {
    await open(page, "/shop-single/6");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveCount(0);
    await add(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
    await fillNumber(quantity(page), "3");
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText("$3.75");
    expect((await edges(bar(page))).bottom).toBeCloseTo(windows.phone.height, 0);
    // The keyboard and screen readers have one button: the form's.
    await expect(add(page)).toHaveCount(1);
    await bar(page).locator("button").click();
    await expect(page.getByRole("alert")).toContainText("Product added successfully");
    expect(await keptCart(page)).toEqual(["6 × 3"]);
  });

  test("covers neither the focus, nor the button back to the top, nor the footer", async ({ page }) => {
    await open(page, "/shop-single/6");
    await quantity(page).scrollIntoViewIfNeeded();
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    const up = page.getByRole("button", { name: "Back to top" });
    await expect(up).toBeVisible();
    expect((await edges(up)).bottom).toBeLessThanOrEqual((await edges(bar(page))).top);
    await page.getByRole("tab", { selected: true }).focus();
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      // At the end of the page the browser itself has the focus.
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport();
      if (!(await bar(page).isVisible())) continue;
      await expect
        .poll(async () => {
          const [seen, cover] = await Promise.all([edges(focused), edges(bar(page))]);
          return seen.bottom <= cover.top || seen.top >= cover.bottom;
        })
        .toBe(true);
    }
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    expect((await edges(bar(page))).bottom).toBeLessThanOrEqual((await edges(footer)).top + 1);
  });
});

test("shows price and button above the fold on phones, and beside the pictures on tablets", async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  for (const path of ["/shop-single/6", "/shop-single-thumb/6"]) {
    await open(page, path);
    await expect(add(page), path).toBeInViewport({ ratio: 1 });
    const price = page.getByRole("main").getByText("$3.75", { exact: true });
    await expect(price.locator("..").first(), path).toBeInViewport();
  }
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, "/shop-single/6");
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  expect((await edges(add(page))).left).toBeGreaterThan((await edges(gallery(page))).right);
});

test("shows as many thumbnails, 30 px apart, and related products as fit", async ({ page }) => {
  for (const [width, thumbs, related] of [
    [390, 2, 1],
    [768, 3, 2],
    [992, 3, 3],
    [1200, 4, 3],
    [1400, 4, 4],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, "/shop-single/6");
      const [first, second] = [await edges(strip(page).first()), await edges(strip(page).nth(1))];
      expect(second.left - first.right).toBeCloseTo(30, 0);
      const stage = await edges(gallery(page));
      expect((stage.right - stage.left + 30) / (first.right - first.left + 30)).toBeCloseTo(thumbs, 1);
      await expectSlides(page.getByRole("region", { name: "Related Products" }), related);
    });
  }
});

test("leads to a related product, whose tabs and quantity start over", async ({ page }) => {
  await open(page, "/shop-single/6");
  await tab(page, "Additional Information").click();
  await fillNumber(quantity(page), "7");
  const carousel = page.getByRole("region", { name: "Related Products" });
  await expect(carousel.getByRole("heading", { name: "Criollo Mango" })).toHaveCount(0);
  await carousel.getByRole("link", { name: "Ripe Papaya" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ripe Papaya");
  await expect(tab(page, "Description")).toHaveAttribute("aria-selected", "true");
  await expect(quantity(page)).toHaveValue("1");
});

test("shows no thumbnails in the variant with large pictures, and no old price where there is none", async ({
  page,
}) => {
  await open(page, "/shop-single-thumb/4");
  const pictures = page.getByRole("region", { name: "Golden Pineapple", exact: true });
  await expect(pictures.getByRole("group").first()).toBeVisible();
  await expect(pictures.getByRole("button", { name: /^Go to slide/ })).toHaveCount(0);
  const panel = page.getByRole("heading", { level: 1 }).locator("..");
  await expect(panel.getByText("$4.90", { exact: true })).toBeAttached();
  await expect(panel.locator("s")).toHaveCount(0);
});

test("shows everything without scripts, its tabs one below the other", async ({ plainPage: page }) => {
  await page.goto("/shop-single/6");
  for (const text of ["Every yard on this coast", "800 g", "Karla Orellana", "needs JavaScript"])
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(add(page)).toBeHidden();
});

test.describe("where code fails to load or is slow", () => {
  test.use({ expectsFaults: true });

  test("shows the next toast once its code loads", async ({ page }) => {
    await open(page, "/shop-single/6");
    await page.route(/toast-list/, (route) => route.abort());
    await add(page).click();
    await expect(badge(page)).toHaveText("1");
    await page.unrouteAll();
    await add(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
  });

  test("opens the picture of the next page when the code of the first press arrives late", async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/lightbox-[^/]*\.js/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await open(page, "/shop-single/1");
    const enlarge = page.getByRole("main").getByRole("button", { name: /^Enlarge/ });
    const requested = page.waitForRequest(/\/assets\/lightbox-/);
    await enlarge.first().click();
    await requested;
    await page.getByRole("region", { name: "Related Products" }).getByRole("link").first().press("Enter");
    await expect(page).not.toHaveURL("/shop-single/1");
    await expect(page.getByRole("main")).toBeFocused();
    await enlarge.first().click();
    held.resolve();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
