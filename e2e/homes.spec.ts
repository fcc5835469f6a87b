import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { expectSlides, keptCart, windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");
const featured = (page: Page) =>
  main(page)
    .getByRole("region", { name: /^(featured products|on sale in the shop)$/i })
    .getByRole("article");

/** Expects headings of level two in this order; others may stand between them. */
async function expectSections(page: Page, titles: string[]): Promise<void> {
  const all = await main(page).getByRole("heading", { level: 2 }).allTextContents();
  expect(all.filter((title) => titles.includes(title))).toEqual(titles);
}

test("home 2 has the sections of the specification in their order", async ({ page }) => {
  await page.goto("/home-2");
  await expectSections(page, [
    "A farm that keeps its word",
    "What we grow and catch",
    "Why people come back",
    "The people behind the farm",
    "What a week brings in",
    "Escríbanos",
    "From the journal",
  ]);
  await expect(featured(page)).toHaveCount(8);
  for (const title of ["The people behind the farm", "From the journal"]) {
    const section = main(page).locator("section", { has: page.getByRole("heading", { name: title }) });
    await expect(section.getByRole("article")).toHaveCount(3);
  }
  await expect(page.getByRole("region", { name: "Gallery" }).getByRole("article")).toHaveCount(6);
  const categories = page.getByRole("region", { name: "What we grow" }).getByRole("link");
  await expect(categories).toHaveText(["Fruit", "Vegetables", "Fish", "Field crops"]);
  await categories.first().click();
  await expect(page).toHaveURL("/shop-single/4");
});

for (const path of ["/home-2", "/home-4"]) {
  test(`the banner of ${path} has two slides, whose link leads to /about-us`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, path);
    const banner = page.getByRole("region", { name: "Finca Verde" });
    await expect(banner.getByRole("group", { includeHidden: true })).toHaveCount(2);
    await banner.getByRole("button", { name: "Next" }).click();
    await expect(banner.getByText("2 of 2")).toBeVisible();
    await banner.locator("[data-selected]").getByRole("link", { name: "Discover More" }).click();
    await expect(page).toHaveURL("/about-us");
  });
}

test("videos load on demand, without cookies, and close with Escape, a button or a click beside them", async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(/^https:\/\/(?!127)/, async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  await open(page, "/home-2");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);

  const story = page.getByRole("button", { name: "OUR STORY" });
  const dialog = page.getByRole("dialog", { name: "Our story" });
  await expect(dialog).toBeHidden();
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await story.click();
    const src = /^https:\/\/www\.youtube-nocookie\.com\/embed\//;
    await expect(dialog.locator("iframe")).toHaveAttribute("src", src);
    await close();
    await expect(dialog).toBeHidden();
    await expect(dialog.locator("iframe")).toHaveCount(0);
    await expect(story).toBeFocused();
  }
  await page.getByRole("button", { name: "Watch a day on the farm" }).click();
  await expect(page.getByRole("dialog", { name: "A day on the farm" })).toBeVisible();
  await expect.poll(() => new Set(requests.filter((url) => url.includes("/embed/"))).size).toBe(2);
});

test("the Spanish contact form of home 2 sends", async ({ page, site }) => {
  await open(page, "/home-2");
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola desde home 2");
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(form.getByRole("status")).toHaveText("¡Mensaje enviado con éxito!");
  expect((await site.messages()).join("\n")).toContain("Hola desde home 2");
});

test("home 3 has its navigation, offers and testimonials", async ({ page }) => {
  await open(page, "/home-3");
  const nav = page.getByRole("navigation", { name: "Farm" }).getByRole("link");
  await expect(nav).toHaveText(["Shop", "Journal", "Farmers", "Services", "Projects", "FAQ"]);
  const offers = page.getByRole("region", { name: "What the season brought" });
  await expect(offers.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "What clients say" }).getByRole("figure")).toHaveCount(3);
});

test("people on home 2 stand in a row that phones swipe", async ({ page }) => {
  const cards = main(page).getByRole("article", { name: /José Meza|Elena Pineda|Don Tulio Zúniga/ });
  for (const size of [windows.phone, { width: 820, height: 1180 }]) {
    await page.setViewportSize(size);
    await page.goto("/home-2");
    await expect(cards).toHaveCount(3);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size, `${size.width} px`).toBe(1);
    expect(boxes[0]?.width).toBeLessThan(size.width);
    await cards.last().getByRole("link").focus();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe("far from Honduras", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  test("a countdown on home 3 ends as the day begins in Honduras", async ({ page }) => {
    await page.clock.install({ time: new Date("2025-12-21T20:58:55-06:00") });
    await open(page, "/home-3");
    const offers = page.getByRole("region", { name: "While there is plenty" });
    await expect(offers.getByText("Ends on 24 December 2025")).toBeVisible();
    const countdown = offers.getByText(/^\d\ddays\d\dhours/);
    await expect(countdown).toHaveText(/^02days03hours01minutes0[0-5]seconds$/);
    await page.clock.pauseAt(new Date("2025-12-23T23:59:50-06:00"));
    await expect(countdown).toHaveText("00days00hours00minutes10seconds");
    await page.clock.runFor(10_000);
    await expect(offers).toHaveCount(0);
    const past = page.getByRole("region", { name: "What the season brought" });
    await expect(past.getByText("Ended on 24 December 2025")).toBeVisible();
    await expect(past.getByText("Ended", { exact: true })).toHaveCount(3);
    await expect(past.getByText(/^The next offers/)).toBeVisible();
  });
});

test("an offer of last year has ended without scripts, too", async ({ plainPage: page }) => {
  await page.goto("/home-3");
  await expect(page.getByText("Ended on 24 December 2025")).toBeVisible();
  await expect(page.getByText("00days00hours00minutes00seconds")).toBeVisible();
  await expect(page.getByText(/^The next offers/)).toBeVisible();
});

test("home 4 has its sections, and filters the first eight products of each kind", async ({ page }) => {
  await open(page, "/home-4");
  await expectSections(page, [
    "Featured Products",
    "What the season brought",
    "Why people come back",
    "Best Selling",
    "What clients say",
  ]);
  const filter = page.getByRole("group", { name: "Filter" });
  await expect(filter.getByRole("button")).toHaveText(["All", "Fruit", "Vegetables", "Fish"]);
  await expect(filter.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
  await expect(featured(page)).toHaveCount(8);
  for (const [kind, count] of [
    ["Fruit", 8],
    ["Vegetables", 8],
    ["Fish", 4],
  ] as const) {
    await filter.getByRole("button", { name: kind }).click();
    await expect(featured(page)).toHaveCount(count);
    await expect(featured(page).getByText(kind, { exact: true })).toHaveCount(count);
  }
  await filter.getByRole("button", { name: "All" }).click();
  await featured(page)
    .first()
    .getByRole("button", { name: /Add to cart/ })
    .click();
  expect(await keptCart(page)).toEqual(["1 × 1"]);
});

test("Best Selling holds all products, one at a time on phones and two from 768 px", async ({ page }) => {
  for (const [width, count] of [
    [700, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/home-4");
    const carousel = page.getByRole("region", { name: "Best Selling" });
    await expect(carousel.getByRole("article")).toHaveCount(20);
    await expectSlides(carousel, count);
  }
});
