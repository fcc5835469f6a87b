import { expect, holdApp, hydrated, open, test } from "./site";
import { badge, banana, openWithCart, windows } from "./storefront";

test("does what buttons asked for before the app started, once and in order", async ({ page }) => {
  const startApp = await holdApp(page);
  await page.goto("/shop-single/5");
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  startApp();
  await expect(page.getByRole("alert")).toHaveText("Product added successfully Garden Cucumber");
  await expect(badge(page)).toHaveText("3");
});

test("does what a button asks for while the app takes over, once", async ({ page }) => {
  // Extends the moment between React attaching its handlers and the queue being released.
  await page.addInitScript(() => {
    let isHeld = true;
    addEventListener("hydrated", (event) => isHeld && event.stopImmediatePropagation());
    addEventListener("release", () => {
      isHeld = false;
      dispatchEvent(new Event("hydrated"));
    });
  });
  await open(page, "/shop-single/2");
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("release")));
  await expect(page.getByRole("alert")).toHaveText("Product added successfully Red Snapper");
});

test("sends a form that was submitted before the app started", async ({ page }) => {
  const startApp = await holdApp(page);
  await page.goto("/contact-us");
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/contact-us");
  await expect(form.getByLabel("Mensaje")).toHaveValue("Hola");
  startApp();
  await expect(form.getByRole("status")).toHaveText("¡Mensaje enviado con éxito!");
});

test("opens menus and links before the app has started", async ({ page }) => {
  await page.setViewportSize(windows.desktop);
  await holdApp(page);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.locator("summary", { hasText: "Empresa" }).click();
  await menu.getByRole("link", { name: "Historia" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Historia");
});

test("starts when the manifest is the last file to load", async ({ page }) => {
  const routeLoaded = page.waitForResponse(/\/assets\/home-[^/]*\.js$/);
  await page.route(/\/assets\/manifest-.*\.js$/, async (route) => {
    await (await routeLoaded).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await route.continue();
  });
  await open(page, "/");
});

test("loads the app after the page, but at once where the browser has a cart to show", async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route("**/assets/img/hero/**", async (route) => {
    await pictures.promise;
    await route.continue();
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) scripts.push(request.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  pictures.resolve();
  await hydrated(page);
  expect(scripts.length).toBeGreaterThan(0);

  await openWithCart(page, "/cart", [banana]);
  const isBeforeLoad = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    const app = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
    if (!(visit instanceof PerformanceNavigationTiming) || !app) throw new Error("The app was not loaded.");
    return app.startTime < visit.loadEventStart;
  });
  expect(isBeforeLoad).toBe(true);
});
