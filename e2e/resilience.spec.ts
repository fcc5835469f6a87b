import type { Page } from "@playwright/test";
import { builtWords } from "../testing/pages";
import { dataPath, expect, messageForm, open, test } from "./site";
import { badge, first, openWithCart } from "./storefront";

test.use({ expectsFaults: true });

// Uses Enter, because scrolling to the footer can shift the layout, and a click would miss.
const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name }).press("Enter");
const HISTORY = builtWords("/historia").heading;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Sin conexión." });

async function startMessage(page: Page) {
  await open(page, "/contact-us");
  const message = messageForm(page).getByLabel("Mensaje");
  await message.fill("Media frase");
  return message;
}

// offline.spec.ts tests the same for offline visitors.
test("keeps the page and what was typed where code fails to load, and navigates later", async ({ page }) => {
  const message = await startMessage(page);
  const code = /\/assets\/written-page-[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.route("/", (route) => route.abort());
  await follow(page, "Historia");
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL("/contact-us");
  await expect(message).toHaveValue("Media frase");
  await page.unrouteAll();
  await follow(page, "Historia");
  await expect(heading(page)).toHaveText(HISTORY);
  await expect(notice(page)).toHaveCount(0);
});

test("navigates if the site answers a browser that believes itself offline", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await open(page, "/");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await follow(page, "Historia");
  await expect(heading(page)).toHaveText(HISTORY);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(notice(page)).toHaveCount(0);
});

test("says that a page's data failed to load, and loads it on another try", async ({ page }) => {
  await page.route(`**${dataPath("/proceso-produccion")}*`, (route) => route.abort());
  await open(page, "/clientes");
  const product = page.getByRole("link", { name: /crudo de palma\b/ }).first();
  await product.press("Enter");
  await expect(page.getByText("Something went wrong.").first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText(builtWords("/proceso-produccion").heading);
});

test("keeps the page when a hovered page's code is gone, and loads its document", async ({ page }) => {
  const code = /\/assets\/written-page-[^/]*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
  const message = await startMessage(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Historia" });
  const refused = page.waitForResponse(code);
  await link.hover();
  await refused;
  await expect(message).toHaveValue("Media frase");
  const newDocument = page.waitForEvent("load");
  await link.click();
  await newDocument;
  await expect(page).toHaveURL("/historia");
  await expect(heading(page)).toHaveText(HISTORY);
});

test("restores page and cart on the way back from another site", async ({ page }) => {
  await openWithCart(page, "/shop", [first]);
  await page.goto("data:text/html,<title>Elsewhere</title>");
  await page.goBack();
  await expect(page).toHaveURL("/shop");
  await expect(badge(page)).toHaveText("2");
});

for (const [what, pattern] of Object.entries({
  pictures: /\/assets\/img\//,
  fonts: /\.woff2/,
  "the app's code": /\/assets\/[^/]+\.js/,
})) {
  for (const how of ["fail to load", "never load"]) {
    test(`shows text, and opens menus and links if ${what} ${how}`, async ({ page }) => {
      await page.route(pattern, (route) => (how === "never load" ? undefined : route.abort()));
      await page.goto("/", { waitUntil: "commit" });
      await expect(heading(page)).toBeVisible();
      const menu = page.getByRole("navigation", { name: "Menú principal" });
      await menu.getByText("Empresa").click();
      await menu.getByRole("link", { name: "Historia" }).click();
      await expect(heading(page)).toHaveText(HISTORY);
    });
  }
}
