import { expect, holdApp, hydrated, test } from "./site";
import { banana, openWithCart } from "./storefront";

test("a button pressed before the app has started does its work once it has", async ({ page, faults }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const letGo = await holdApp(page);
  await page.goto("/");
  const hero = page.getByRole("region", { name: "Presentación" });
  await hero.getByRole("button", { name: "Siguiente" }).click();
  letGo();
  await expect(hero.getByText("2 de 3")).toBeVisible();
  expect(faults.list).toEqual([]);
});

test("the app starts also when the list of routes is the last file to come", async ({ page, faults }) => {
  const routesLoaded = page.waitForResponse(/\/assets\/home-[^/]*\.js$/);
  await page.route(/\/assets\/manifest-.*\.js$/, async (route) => {
    const response = await routesLoaded;
    await response.finished();
    // Time for the page to run what it has: without the manifest it must wait.
    await page.evaluate(() => new Promise((resume) => requestIdleCallback(resume)));
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  expect(faults.list).toEqual([]);
});

test("the app waits for the page to load, but not where the page is about a cart that the browser keeps", async ({
  page,
}) => {
  const isAskedForBeforeLoad = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType("navigation");
      const app = performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".js"));
      if (!(visit instanceof PerformanceNavigationTiming) || !app)
        throw new Error("The app was not asked for.");
      return app.startTime < visit.loadEventStart;
    });
  await page.goto("/historia");
  await hydrated(page);
  expect(await isAskedForBeforeLoad()).toBe(false);
  await openWithCart(page, "/cart", [banana]);
  expect(await isAskedForBeforeLoad()).toBe(true);
});

test("a button pressed while the app takes over the page does its work once", async ({ page, faults }) => {
  // Extends the moment between React attaching its handlers and the queue being released.
  await page.addInitScript(() => {
    let isHeld = true;
    addEventListener("hydrated", (event) => isHeld && event.stopImmediatePropagation());
    addEventListener("let-go", () => {
      isHeld = false;
      dispatchEvent(new Event("hydrated"));
    });
  });
  await page.goto("/shop-single/2");
  await hydrated(page);
  await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("let-go")));
  await expect(page.getByRole("alert")).toHaveText("Product added successfully Red Snapper");
  expect(faults.list).toEqual([]);
});

test("several buttons pressed before the app has started all do their work, in order", async ({
  page,
  faults,
}) => {
  const letGo = await holdApp(page);
  await page.goto("/shop-single/5");
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add to cart", exact: true }).click();
  letGo();
  await expect(page.getByRole("alert")).toHaveText("Product added successfully Garden Cucumber");
  await expect(page.getByRole("banner").locator('summary[aria-label^="Carrito"]')).toHaveText("3");
  expect(faults.list).toEqual([]);
});

test("a form sent before the app has started is sent once it has, and nothing typed is lost", async ({
  page,
}) => {
  const letGo = await holdApp(page);
  await page.goto("/contact-us");
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola");
  await form.getByRole("button").click();
  await expect(page).toHaveURL("/contact-us");
  await expect(form.getByLabel("Mensaje")).toHaveValue("Hola");
  letGo();
  await expect(form.getByRole("status")).toHaveText("¡Mensaje enviado con éxito!");
});

test("menus and links work before the app has started", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await holdApp(page);
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  await menu.locator("summary", { hasText: "Empresa" }).click();
  await menu.getByRole("link", { name: "Historia" }).click();
  await expect(page).toHaveURL("/historia");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Historia");
});

test("the app's code waits for the page to load", async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route("**/assets/img/hero/**", async (route) => {
    await pictures.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".js")) asked.push(request.url());
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  pictures.resolve();
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(0);
});
