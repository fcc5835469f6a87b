import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";
import { expectSlides, keptCart, windows } from "./storefront";

const main = (page: Page) => page.getByRole("main");
const featured = (page: Page) =>
  main(page)
    .getByRole("region", { name: /^(featured products|on sale in the shop)$/i })
    .getByRole("article");

/** The level-two headings of a page, in their order, without those of slides that are not in front. */
const sections = (page: Page) => main(page).getByRole("heading", { level: 2 }).allTextContents();

/** Answers for the video platform, which is not asked in tests, and tells whether it would have been. */
async function watchVideoHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?!127)/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<title>player</title>" });
  });
  return asked;
}

test("home 2 has its sections in the order of the specification", async ({ page, faults }) => {
  await page.goto("/home-2");
  const headings = (await sections(page)).join(" | ");
  for (const [earlier, later] of [
    ["Fruit", "A farm that keeps its word"],
    ["A farm that keeps its word", "What we grow and catch"],
    ["What we grow and catch", "Why people come back"],
    ["Why people come back", "The people behind the farm"],
    ["The people behind the farm", "What a week brings in"],
    ["What a week brings in", "Escríbanos"],
    ["Escríbanos", "From the journal"],
  ] as const) {
    expect(headings.indexOf(earlier), earlier).toBeGreaterThanOrEqual(0);
    expect(headings.indexOf(later), `${later} after ${earlier}`).toBeGreaterThan(headings.indexOf(earlier));
  }
  await expect(featured(page)).toHaveCount(8);
  for (const [title, count] of [
    ["The people behind the farm", 3],
    ["From the journal", 3],
  ] as const) {
    const section = main(page).locator("section", { has: page.getByRole("heading", { name: title }) });
    await expect(section.getByRole("article")).toHaveCount(count);
  }
  await expect(page.getByRole("region", { name: "Gallery" }).getByRole("article")).toHaveCount(6);
  expect(faults.list).toEqual([]);
});

for (const path of ["/home-2", "/home-4"]) {
  test(`the banner of ${path} has two slides, whose button leads to /about-us`, async ({ page, faults }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    const banner = page.getByRole("region", { name: "Finca Verde" });
    await expect(banner.getByRole("group", { includeHidden: true })).toHaveCount(2);
    await banner.getByRole("button", { name: "Next" }).click();
    await expect(banner.getByText("2 of 2")).toBeVisible();
    await banner.locator("[data-selected]").getByRole("link", { name: "Discover More" }).click();
    await expect(page).toHaveURL("/about-us");
    expect(faults.list).toEqual([]);
  });
}

test("the four category items lead to products", async ({ page }) => {
  await page.goto("/home-2");
  const items = page.getByRole("region", { name: "What we grow" }).getByRole("link");
  await expect(items).toHaveText(["Fruit", "Vegetables", "Fish", "Field crops"]);
  await items.first().click();
  await expect(page).toHaveURL("/shop-single/4");
});

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`the videos on a ${name}`, () => {
    test.use({ viewport });

    test("open on demand, from the host that sets no cookies, and close in three ways", async ({ page }) => {
      const asked = await watchVideoHost(page);
      await page.goto("/home-2");
      await hydrated(page);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);

      const story = page.getByRole("button", { name: "OUR STORY" });
      const dialog = page.getByRole("dialog", { name: "Our story" });
      await expect(dialog).toBeHidden();
      await story.click();
      await expect(dialog).toBeVisible();
      await expect(dialog.locator("iframe")).toHaveAttribute(
        "src",
        /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
      );
      await expect(dialog.locator("iframe")).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(dialog.locator("iframe")).toHaveCount(0);
      await expect(story).toBeFocused();

      await story.click();
      await dialog.getByRole("button", { name: "Close" }).click();
      await expect(dialog).toBeHidden();
      await expect(story).toBeFocused();

      await story.click();
      await expect(dialog).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(dialog).toBeHidden();

      await page.getByRole("button", { name: "Watch a day on the farm" }).click();
      await expect(page.getByRole("dialog", { name: "A day on the farm" })).toBeVisible();
      await expect.poll(() => new Set(asked.filter((url) => url.includes("/embed/"))).size).toBe(2);
    });
  });
}

test("the Spanish contact form of home 2 sends", async ({ page, site }) => {
  await page.goto("/home-2");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola desde home 2");
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(form.getByRole("status")).toHaveText("¡Mensaje enviado con éxito!");
  expect((await site.outbox.messages()).some((message) => message.includes("Hola desde home 2"))).toBe(true);
});

test("home 3 has its own navbar, offers, testimonials and the shop", async ({ page, faults }) => {
  await page.goto("/home-3");
  await hydrated(page);
  const nav = page.getByRole("navigation", { name: "Farm" });
  await expect(nav.getByRole("link")).toHaveText([
    "Shop",
    "Journal",
    "Farmers",
    "Services",
    "Projects",
    "FAQ",
  ]);
  await expect(
    page.getByRole("region", { name: "What the season brought" }).getByRole("article"),
  ).toHaveCount(3);
  await expect(page.getByRole("region", { name: "What clients say" }).getByRole("figure")).toHaveCount(3);
  await nav.getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL("/project");
  expect(faults.list).toEqual([]);
});

test("on phones people and categories of home 2 are rows to swipe, above that they stand in columns", async ({
  page,
}) => {
  const cards = main(page).getByRole("article", { name: /José Meza|Elena Pineda|Don Tulio Zúniga/ });
  const tops = async () => {
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    return new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size;
  };
  await page.setViewportSize(windows.phone);
  await page.goto("/home-2");
  await expect(cards).toHaveCount(3);
  await expect.poll(tops, "in one row").toBe(1);
  await cards.last().getByRole("link").focus();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(tops, "in one row").toBe(1);
  const first = await cards.first().boundingBox();
  expect(first?.x).toBeGreaterThan(0);
  expect(first?.width).toBeLessThan(300);
});

for (const timezoneId of ["America/Tegucigalpa", "Pacific/Kiritimati", "America/Los_Angeles"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a countdown runs with leading zeros, and ends for everybody as the day begins in Honduras", async ({
      page,
      faults,
    }) => {
      await page.clock.install({ time: new Date("2025-12-21T20:58:55-06:00") });
      await page.goto("/home-3");
      await hydrated(page);
      const offers = page.getByRole("region", { name: "While there is plenty" });
      await expect(offers.getByText("Ends on 24 December 2025")).toBeVisible();
      await expect(offers.locator("[data-countdown]")).toHaveText(/^02days03hours01minutes0[0-5]seconds$/);
      await page.clock.pauseAt(new Date("2025-12-23T23:59:50-06:00"));
      await expect(offers.locator("[data-countdown]")).toHaveText("00days00hours00minutes10seconds");
      await expect(offers.getByText("Ended", { exact: true })).toHaveCount(0);
      await page.clock.runFor(10_000);
      // What was, and what comes: nothing says any more that there is plenty.
      await expect(offers).toHaveCount(0);
      const past = page.getByRole("region", { name: "What the season brought" });
      await expect(past.getByRole("heading", { name: "What the season brought" })).toBeVisible();
      await expect(past.getByText("Ended on 24 December 2025")).toBeVisible();
      await expect(past.locator("[data-countdown]")).toHaveText("00days00hours00minutes00seconds");
      await expect(past.getByText("Ended", { exact: true })).toHaveCount(3);
      await expect(past.getByText(/^The next offers/)).toBeVisible();
      expect(faults.list).toEqual([]);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an offer of last year says that it has ended", async ({ page }) => {
    await page.goto("/home-3");
    await expect(page.getByText("Ended on 24 December 2025")).toBeVisible();
    await expect(page.locator("[data-countdown]")).toHaveText("00days00hours00minutes00seconds");
    await expect(page.getByText(/^The next offers/)).toBeVisible();
  });
});

test("home 4 has its sections, and the filter shows the first eight of each kind", async ({
  page,
  faults,
}) => {
  await page.goto("/home-4");
  await hydrated(page);
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
  const headings = await sections(page);
  expect(headings.filter((title) => /Featured|season|come back|Best Selling|clients/.test(title))).toEqual([
    "Featured Products",
    "What the season brought",
    "Why people come back",
    "Best Selling",
    "What clients say",
  ]);
  expect(faults.list).toEqual([]);
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
