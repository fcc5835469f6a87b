import type { Page } from "@playwright/test";
import { errors } from "../app/words/frame";
import { builtWords } from "../testing/site-pages";
import { dataPath, expect, footerLink, mainMenu, messageField, offlineNotice, open, test } from "./site";
import { badge, first, openWithCart } from "./storefront";

test.use({ expectsFaults: true });

// Uses Enter, because scrolling to the footer can shift the layout, and a click would miss.
const followHistory = (page: Page) => footerLink(page, "/historia").press("Enter");
const HISTORY = builtWords("/historia").heading;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function startMessage(page: Page) {
  await open(page, "/contact-us");
  const message = messageField(page, "message");
  await message.fill("Media frase");
  return message;
}

// offline.spec.ts tests the same for offline visitors.
test("keeps the page and what was typed where code fails to load, and navigates later", async ({ page }) => {
  const message = await startMessage(page);
  const code = /\/assets\/written-page-[^/]*\.js/;
  await page.route(code, (route) => route.abort());
  await page.route("/", (route) => route.abort());
  await followHistory(page);
  await expect(offlineNotice(page)).toBeInViewport({ ratio: 1 });
  await expect(page).toHaveURL("/contact-us");
  await expect(message).toHaveValue("Media frase");
  await page.unrouteAll();
  await followHistory(page);
  await expect(heading(page)).toHaveText(HISTORY);
  await expect(offlineNotice(page)).toHaveCount(0);
});

test("navigates if the site answers a browser that believes itself offline", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await open(page, "/");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await followHistory(page);
  await expect(heading(page)).toHaveText(HISTORY);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(offlineNotice(page)).toHaveCount(0);
});

test("says that a page's data failed to load, and loads it on another try", async ({ page }) => {
  await page.route(`**${dataPath("/proceso-produccion")}*`, (route) => route.abort());
  await open(page, "/clientes");
  const product = page.getByRole("main").locator('a[href^="/proceso-produccion"]').first();
  await product.press("Enter");
  await expect(page.getByText("Something went wrong.").first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: errors.again }).click();
  await expect(heading(page)).toHaveText(builtWords("/proceso-produccion").heading);
});

test("keeps the page when a hovered page's code is gone, and loads its document", async ({ page }) => {
  const code = /\/assets\/written-page-[^/]*\.js/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: "" }));
  const message = await startMessage(page);
  const link = footerLink(page, "/historia");
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
      await mainMenu(page).getByText("Empresa").click();
      await mainMenu(page).getByRole("link", { name: "Historia" }).click();
      await expect(heading(page)).toHaveText(HISTORY);
    });
  }
}
