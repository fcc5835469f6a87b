import type { Page } from "@playwright/test";
import { APP_CODE, expect, FULL, hold, messageForm, test, writeMessage } from "./site";

test.use({ expectsFaults: true });

/** Sends the contact form before the app starts, and waits until the browser itself submits it. */
async function expectNativeSubmit(page: Page, between = () => Promise.resolve()): Promise<void> {
  await writeMessage(page);
  const sent = page.waitForRequest(/^mailto:/);
  await messageForm(page).getByRole("button").click();
  await between();
  await sent;
}

test("leaves the contact form to the browser, whichever module fails to load", FULL, async ({ page }) => {
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
  await page.clock.install();
  await page.route(APP_CODE, () => new Promise<void>(() => {}));
  await page.goto("/contact-us");
  await expectNativeSubmit(page, () => page.clock.runFor(15_000));
});

test("explains what needs the app if it fails to load, and shows a list's first page", async ({ page }) => {
  await page.route(APP_CODE, (route) => route.abort());
  for (const path of ["/login", "/register", "/checkout"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText("This form needs JavaScript"), path).toBeVisible();
  }
  await page.goto("/shop?page=2");
  await expect(page.getByText("The other pages of the shop need JavaScript")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("keeps what was typed when the app arrives after the time limit", async ({ page }) => {
  await page.clock.install();
  const startApp = await hold(page, APP_CODE);
  await page.goto("/login");
  const main = page.getByRole("main");
  await main.getByLabel("Email").fill("ana@example.com");
  await page.clock.runFor(15_000);
  await expect(main.getByText("This form needs JavaScript")).toBeVisible();
  await main.getByLabel("Password").fill("palma");
  startApp();
  await expect(main.getByText("This form needs JavaScript")).toBeHidden();
  await expect(main.getByLabel("Password")).toHaveValue("palma");
  await main.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("alert")).toContainText("Login Successful");
});
