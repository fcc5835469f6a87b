import type { Page } from "@playwright/test";
import { expect, test } from "./site";

test.use({ expectsFaults: true });

const CODE = /\/assets\/[^/]+\.js$/;

/** Sends the contact form before the app starts, and waits until the browser itself submits it. */
async function expectNativeSubmit(page: Page, between = () => Promise.resolve()): Promise<void> {
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola");
  const sent = page.waitForEvent("console", (message) =>
    message.text().startsWith("submitted to mailto:contacto@"),
  );
  await form.getByRole("button", { name: "Enviar" }).click();
  await between();
  await sent;
}

/** Reports native submits on the console, since no mail program opens here. */
const reportSubmits = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("submit", (event) => {
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLFormElement) console.log(`submitted to ${event.target.action}`);
      event.preventDefault();
    });
  });

test("leaves the contact form to the browser, whichever module fails to load", async ({ page }) => {
  await reportSubmits(page);
  const html = await (await page.request.get("/contact-us")).text();
  const modules = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(modules.size).toBeGreaterThan(3);
  for (const module of modules) {
    await test.step(module, async () => {
      await page.route(`**${module}`, (route) => route.abort());
      await page.goto("/contact-us");
      await expectNativeSubmit(page);
      await page.unrouteAll();
    });
  }
});

test("leaves the contact form to the browser after the time limit", async ({ page }) => {
  await reportSubmits(page);
  await page.clock.install();
  await page.route(CODE, () => new Promise<void>(() => {}));
  await page.goto("/contact-us");
  await expectNativeSubmit(page, () => page.clock.runFor(15_000));
});

test("says where the app fails to load that a form needs it, and shows a list's first page", async ({
  page,
}) => {
  await page.route(CODE, (route) => route.abort());
  for (const path of ["/login", "/register", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("This form needs JavaScript"), path).toBeVisible();
  }
  await page.goto("/shop?page=2");
  await expect(page.getByText("The other pages of the shop need JavaScript")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "Sweet Banana" })).toBeVisible();
});

test("takes over with what was typed when the app arrives after the time limit", async ({ page }) => {
  await page.clock.install();
  const released = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto("/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("ana@example.com");
  await page.clock.runFor(15_000);
  await expect(main.getByText("This form needs JavaScript")).toBeVisible();
  await main.getByLabel("Password").fill("palma");
  released.resolve();
  await expect(main.getByText("This form needs JavaScript")).toBeHidden();
  await expect(main.getByLabel("Password")).toHaveValue("palma");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Login Successful");
});
