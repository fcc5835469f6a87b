import type { Page } from "@playwright/test";
import { expect, test } from "./site";

const CODE = /\/assets\/[^/]+\.js$/;

/** Fills the contact form and sends it, before the app could start. */
async function sendMessage(page: Page) {
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Ana");
  await form.getByLabel("Correo electrónico").fill("ana@finca.example");
  await form.getByLabel("Mensaje").fill("Hola");
  await form.getByRole("button", { name: "Enviar" }).click();
}

/** Tells in the console that the browser itself sends the form, to the address in its `action`. */
const tellNativeSubmit = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("submit", (event) => {
      event.stopImmediatePropagation();
      if (event.target instanceof HTMLFormElement) console.log(`sent to ${event.target.action}`);
      // No mail program takes it here.
      event.preventDefault();
    });
  });

const nativeSubmit = (page: Page) =>
  page.waitForEvent("console", (message) => message.text().startsWith("sent to mailto:contacto@"));

/** The modules that a page names, in the order in which it names them. */
async function modulesOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
}

test("each module of a page that fails to load leaves the contact form to the browser", async ({ page }) => {
  await tellNativeSubmit(page);
  const modules = await modulesOf(page, "/contact-us");
  expect(modules.length).toBeGreaterThan(3);
  for (const module of modules) {
    await test.step(module, async () => {
      await page.route(`**${module}`, (route) => route.abort());
      await page.goto("/contact-us");
      const sent = nativeSubmit(page);
      await sendMessage(page);
      await sent;
      await page.unrouteAll();
    });
  }
});

test("code that never arrives leaves the contact form to the browser after a time limit", async ({
  page,
}) => {
  await tellNativeSubmit(page);
  await page.clock.install();
  await page.route(CODE, () => new Promise<void>(() => {}));
  await page.goto("/contact-us");
  await sendMessage(page);
  const sent = nativeSubmit(page);
  await page.clock.runFor(15_000);
  await sent;
});

for (const path of ["/login", "/register", "/checkout"]) {
  test(`a form of ${path} that needs the app says so where the app fails to load`, async ({ page }) => {
    const notice = page.getByRole("main").getByText("This form needs JavaScript");
    await page.route(CODE, (route) => route.abort());
    await page.goto(path);
    await expect(notice).toBeVisible();
  });
}

test("an app that arrives after the time limit takes over, with what was typed", async ({ page }) => {
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

test("a later page of a list shows the first one where the app fails to load", async ({ page }) => {
  await page.route(CODE, (route) => route.abort());
  await page.goto("/shop?page=2");
  await expect(page.getByText("The other pages of the shop need JavaScript")).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { name: "Sweet Banana" })).toBeVisible();
});
