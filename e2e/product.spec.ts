import type { Page } from "@playwright/test";
import { products } from "../app/catalog/content/products";
import { productPage } from "../app/catalog/content/shop-pages";
import { boxOf, expect, hold, open, test } from "./site";
import { badge, dollars, fillNumber, keptCart, windows } from "./storefront";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A product on sale with enough pictures to fill the strip of thumbnails. */
const product = products.find(({ on_sale: isOnSale, gallery: pictures }) => isOnSale && pictures.length > 3);
if (!product) throw new Error("No product has what these tests need.");
const { id, name, gallery: pictures } = product;
const PATH = `/shop-single/${id}`;
const COUNT = pictures.length;
const PRICE = dollars(product.price / 100);

const gallery = (page: Page) => page.getByRole("region", { name, exact: true });
const position = (page: Page) => gallery(page).getByText(new RegExp(`^\\d of ${COUNT}$`));
const strip = (page: Page) => gallery(page).getByRole("button", { name: /^Go to slide/ });
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Quantity" });
const add = (page: Page) => page.getByRole("button", { name: "Add to cart", exact: true });
const tab = (page: Page, label: string | RegExp) => page.getByRole("tab", { name: label });
const related = (page: Page) => page.getByRole("region", { name: "Related Products" });

test("shows price, discount, stock, delivery and tags", async ({ page }) => {
  await open(page, PATH);
  const main = page.getByRole("main");
  const oldPrice = dollars((product.old_price ?? 0) / 100);
  const texts = [PRICE, oldPrice, `${product.reviews} reviews`, product.tags.join(", ")];
  const { delivery, sku, categories } = productPage().facts;
  for (const text of [...texts, "In Stock", delivery.value, sku.value, categories.value])
    await expect(main.getByText(text).first()).toBeAttached();
  await expect(gallery(page).getByText(`−${product.discount}%`)).toHaveCount(COUNT);
  for (const label of ["Wishlist", "Compare"])
    await expect(page.getByRole("button", { name: label, exact: true })).toBeDisabled();
  // A close-up fills its tile; goods stand whole in theirs.
  const fits = await gallery(page)
    .getByRole("group")
    .getByRole("img")
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectFit));
  expect(fits[0]).toBe("contain");
  expect(fits).toContain("cover");
});

test("moves pictures and thumbnails together, and enlarges the current picture", async ({ page }) => {
  await open(page, PATH);
  await expect(gallery(page).getByRole("button", { name: "Play" })).toBeVisible();
  await expect(position(page)).toHaveText(`1 of ${COUNT}`);
  await gallery(page).getByRole("button", { name: "Next" }).click();
  await expect(position(page)).toHaveText(`2 of ${COUNT}`);
  await expect(strip(page).nth(1)).toHaveAttribute("aria-current", "true");
  await strip(page).first().press("Enter");
  await expect(position(page)).toHaveText(`1 of ${COUNT}`);
  await gallery(page).getByRole("button", { name: "Previous" }).click();
  await expect(strip(page).last()).toHaveAttribute("aria-current", "true");

  const enlarge = gallery(page).getByRole("button", { name: `Enlarge: ${name}` });
  await enlarge.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByText(`${COUNT} of ${COUNT}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(enlarge).toBeFocused();
});

const bar = (page: Page) => page.locator("[data-buy-bar]");

test.describe("the bar with price and button on a phone", () => {
  test.use({ viewport: windows.phone });

  test("appears below the form's own button, and submits the form", async ({ page }) => {
    await open(page, PATH);
    await add(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toHaveCount(0);
    await fillNumber(quantity(page), "3");
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toContainText(PRICE);
    expect((await boxOf(bar(page))).bottom).toBeCloseTo(windows.phone.height, 0);
    // Keyboards and screen readers reach one button: the form's.
    await expect(add(page)).toHaveCount(1);
    await bar(page).locator("button").click();
    await expect(page.getByRole("alert")).toContainText("Product added successfully");
    expect(await keptCart(page)).toEqual([`${id} × 3`]);
  });

  test("covers neither the focus, nor the button back to the top, nor the footer", async ({ page }) => {
    await open(page, PATH);
    await quantity(page).scrollIntoViewIfNeeded();
    await page.getByRole("tabpanel").scrollIntoViewIfNeeded();
    const up = page.getByRole("button", { name: "Back to top" });
    await expect(up).toBeVisible();
    expect((await boxOf(up)).bottom).toBeLessThanOrEqual((await boxOf(bar(page))).y);
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
          const [seen, cover] = await Promise.all([boxOf(focused), boxOf(bar(page))]);
          return seen.bottom <= cover.y || seen.y >= cover.bottom;
        })
        .toBe(true);
    }
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    expect((await boxOf(bar(page))).bottom).toBeLessThanOrEqual((await boxOf(footer)).y + 1);
  });
});

test("shows price and button above the fold, on tablets beside the pictures", async ({ page }) => {
  // A name of two lines moves the button down.
  const short = products.find((each) => each.name.length < 15) ?? product;
  await page.setViewportSize(windows.phone);
  for (const path of [`/shop-single/${short.id}`, `/shop-single-thumb/${short.id}`]) {
    await open(page, path);
    await expect(add(page), path).toBeInViewport({ ratio: 1 });
    const price = page.getByRole("main").getByText(dollars(short.price / 100), { exact: true });
    await expect(price.locator("..").first(), path).toBeInViewport();
  }
  // The variant with large pictures has no thumbnails.
  await expect(strip(page)).toHaveCount(0);
  await page.setViewportSize({ width: 820, height: 1180 });
  await open(page, PATH);
  await expect(add(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toBeHidden();
  expect((await boxOf(add(page))).x).toBeGreaterThan((await boxOf(gallery(page))).right);
});

test("resets tabs and quantity on the way to a related product", async ({ page }) => {
  await open(page, PATH);
  await tab(page, "Additional Information").click();
  await fillNumber(quantity(page), "7");
  await expect(related(page).getByRole("heading", { name })).toHaveCount(0);
  const link = related(page).getByRole("article").first().getByRole("heading");
  const next = await link.innerText();
  await link.getByRole("link").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next);
  await expect(tab(page, "Description")).toHaveAttribute("aria-selected", "true");
  await expect(quantity(page)).toHaveValue("1");
});

test("shows everything without scripts, one tab below the other", async ({ plainPage: page }) => {
  await page.goto(PATH);
  const author = productPage().reviews[0]?.name ?? "";
  for (const text of [product.description[0] ?? "", product.weight, author, "needs JavaScript"])
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  await expect(page.getByRole("tablist")).toBeHidden();
  await expect(add(page)).toBeHidden();
});

test.describe("where code fails to load or is slow", () => {
  test.use({ expectsFaults: true });

  test("shows the next toast once its code loads", async ({ page }) => {
    await open(page, PATH);
    await page.route(/toast-list/, (route) => route.abort());
    await add(page).click();
    await expect(badge(page)).toHaveText("1");
    await page.unrouteAll();
    await add(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "Product already in cart" })).toBeVisible();
  });

  test("keeps a focused thumbnail in view when the carousel starts", async ({ page }) => {
    await page.setViewportSize(windows.phone);
    const release = await hold(page, /embla/);
    await open(page, PATH);
    await strip(page).last().focus();
    release();
    await expect(strip(page).last()).toBeInViewport({ ratio: 0.9 });
  });

  test("opens the next page's picture although the first press waits for its code", async ({ page }) => {
    const release = await hold(page, /\/assets\/lightbox-[^/]*\.js/);
    await open(page, PATH);
    const enlarge = page.getByRole("main").getByRole("button", { name: /^Enlarge/ });
    const requested = page.waitForRequest(/\/assets\/lightbox-/);
    await enlarge.first().click();
    await requested;
    await related(page).getByRole("link").first().press("Enter");
    await expect(page).not.toHaveURL(PATH);
    await expect(page.getByRole("main")).toBeFocused();
    await enlarge.first().click();
    release();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});
