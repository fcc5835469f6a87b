import { expect, FIREFOX, hold, holdApp, hydrated, open, test } from "./site";
import { badge, first, openWithCart, second } from "./storefront";

test("replays clicks from before the app started, once and in order", FIREFOX, async ({ page }) => {
  const startApp = await holdApp(page);
  await page.goto(`/shop-single/${first.id}`);
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Increase quantity" }).click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  startApp();
  await expect(page.getByRole("alert")).toHaveText(`Product added successfully ${first.title}`);
  await expect(badge(page)).toHaveText("3");
});

test("replays a click from during hydration once", FIREFOX, async ({ page }) => {
  // Extends the moment between React attaching its handlers and the queue being released.
  await page.addInitScript(() => {
    let isHeld = true;
    addEventListener("hydrated", (event) => isHeld && event.stopImmediatePropagation());
    addEventListener("release", () => {
      isHeld = false;
      dispatchEvent(new Event("hydrated"));
    });
  });
  await open(page, `/shop-single/${second.id}`);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await expect(page.getByRole("alert")).toHaveText(`Product added successfully ${second.title}`);
});

test("loads the app after the page, but at once to show a stored cart", FIREFOX, async ({ page }) => {
  const releasePictures = await hold(page, "**/assets/img/hero/**");
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  releasePictures();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);

  await openWithCart(page, "/cart", [first]);
  const isBeforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const app = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
    if (!(visit instanceof PerformanceNavigationTiming) || !app) throw new Error("The app was not loaded.");
    return app.startTime < visit.loadEventStart;
  });
  expect(isBeforeLoad).toBe(true);
});
