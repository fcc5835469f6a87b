import type { Page } from "@playwright/test";
import { contactPage } from "../app/catalog/content/corporate-pages";
import { home2Page, home4Page } from "../app/catalog/content/home-pages";
import { products } from "../app/catalog/content/products";
import { boxOf, expect, open, test } from "./site";
import { keptCart, productAt, windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");
const featured = (page: Page) =>
  main(page)
    .getByRole("region", { name: /^(featured products|on sale in the shop)$/i })
    .getByRole("article");

test("shows the sections of home 2 in the order of the specification", async ({ page }) => {
  await page.goto("/home-2");
  const { categories, farmers, gallery, posts } = home2Page();
  const sections = [categories.title, farmers, gallery.title, contactPage().form.title, posts.title];
  const all = await main(page).getByRole("heading", { level: 2 }).allTextContents();
  expect(all.filter((title) => sections.includes(title))).toEqual(sections);
  await expect(featured(page)).toHaveCount(8);
  for (const title of [farmers, posts.title]) {
    const section = main(page).locator("section", { has: page.getByRole("heading", { name: title }) });
    await expect(section.getByRole("article")).toHaveCount(3);
  }
  const [entry] = home2Page().items.entries;
  await page.getByRole("region", { name: home2Page().items.label }).getByRole("link").first().click();
  await expect(page).toHaveURL(`/shop-single/${entry?.product}`);
});

for (const { path, hero } of [home2Page(), home4Page()]) {
  test(`links all slides of the banner of ${path} to /about-us`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const banner = page.getByRole("region", { name: hero.label });
    await expect(banner.getByRole("group", { includeHidden: true })).toHaveCount(hero.slides.length);
    await banner.getByRole("button", { name: "Next" }).click();
    await expect(banner.getByText(`2 of ${hero.slides.length}`)).toBeVisible();
    await banner.locator("[data-selected]").getByRole("link", { name: "Discover More" }).click();
    await expect(page).toHaveURL("/about-us");
  });
}

test("loads videos on demand, without cookies, and closes them in three ways", async ({ page }) => {
  const requests: string[] = [];
  await page.route(/^https:\/\/(?!127)/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await open(page, "/home-2");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);

  const { story, farm } = home2Page().videos;
  const button = page.getByRole("button", { name: story.button });
  const dialog = page.getByRole("dialog", { name: story.title });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await button.click();
    const src = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
    await expect(dialog.locator("iframe")).toHaveAttribute("src", src);
    await close();
    await expect(dialog).toBeHidden();
    await expect(dialog.locator("iframe")).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await page.getByRole("button", { name: farm.button }).click();
  await expect(page.getByRole("dialog", { name: farm.title })).toBeVisible();
});

test("lets phones swipe the row of people on home 2", async ({ page }) => {
  const { farmers } = home2Page();
  const cards = main(page)
    .locator("section", { has: page.getByRole("heading", { name: farmers }) })
    .getByRole("article");
  for (const size of [windows.phone, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await page.goto("/home-2");
    await expect(cards).toHaveCount(3);
    const boxes = await Promise.all((await cards.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${size.width} px`).toBe(1);
    expect(boxes[0]?.width).toBeLessThan(size.width);
    await cards.last().getByRole("link").focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  }
});

test("filters the first eight products of each kind on home 4", async ({ page }) => {
  await open(page, "/home-4");
  const filter = page.getByRole("group", { name: "Filter" });
  await expect(filter.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  await expect(featured(page)).toHaveCount(8);
  for (const kind of ["Fruit", "Vegetables", "Fish"]) {
    await filter.getByRole("button", { name: kind }).click();
    const count = Math.min(8, products.filter(({ category }) => category === kind.toLowerCase()).length);
    await expect(featured(page)).toHaveCount(count);
    await expect(featured(page).getByText(kind, { exact: true })).toHaveCount(count);
    await expect(page.getByRole("status").filter({ hasText: `${kind}: ${count} products` })).toBeAttached();
  }
  const best = page.getByRole("region", { name: home4Page().best });
  await expect(best.getByRole("article")).toHaveCount(Math.min(20, products.length));
  await filter.getByRole("button", { name: "All" }).click();
  await featured(page).first().getByRole("button", { name: "Add to cart" }).click();
  expect(await keptCart(page)).toEqual([`${productAt(1).id} × 1`]);
});
