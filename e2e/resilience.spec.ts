import type { Page } from "@playwright/test";
import { dataPath, expect, open, test } from "./site";
import { badge, banana, keptCart, openWithCart } from "./storefront";

test.use({ expectsFaults: true });

// Enter rather than a click: a jump to the foot lays out what stands above it, and the pointer would miss.
const follow = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name }).press("Enter");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notice = (page: Page) => page.getByRole("status").filter({ hasText: "Sin conexión." });

async function startMessage(page: Page) {
  await open(page, "/contact-us");
  const message = page.getByRole("form", { name: "Escríbanos" }).getByLabel("Mensaje");
  await message.fill("Media frase");
  return message;
}

const CODE_OF_HISTORY = /\/assets\/written-page-[^/]*\.js|\/historia$/;

for (const [what, breakOff, restore] of [
  [
    "offline in the middle of a visit",
    async (page: Page) => {
      await page.context().setOffline(true);
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
    },
    (page: Page) => page.context().setOffline(false),
  ],
  [
    "where code fails to load while the browser believes itself online",
    (page: Page) => page.route(CODE_OF_HISTORY, (route) => route.abort()),
    (page: Page) => page.unroute(CODE_OF_HISTORY),
  ],
] as const) {
  test(`keeps the page and what was typed ${what}, says so, and then goes on`, async ({ page }) => {
    const message = await startMessage(page);
    await breakOff(page);
    await follow(page, "Historia");
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL("/contact-us");
    await expect(message).toHaveValue("Media frase");
    await restore(page);
    await follow(page, "Historia");
    await expect(heading(page)).toHaveText("Historia");
    await expect(notice(page)).toHaveCount(0);
  });
}

test("goes on where the site answers a browser that believes itself offline", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await open(page, "/");
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await follow(page, "Historia");
  await expect(heading(page)).toHaveText("Historia");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(notice(page)).toHaveCount(0);
});

test("says that a page's data failed to load, leads on, and loads it on another try", async ({ page }) => {
  await page.route(`**${dataPath("/historia")}*`, (route) => route.abort());
  await open(page, "/");
  await follow(page, "Historia");
  await expect(page.getByText("Something went wrong.").first()).toBeVisible();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Historia");
});

test("shows progress while a page's data loads", async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(`**${dataPath("/historia")}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, "/");
  await follow(page, "Historia");
  await expect(page.locator("[data-progress]")).toBeAttached();
  await expect(heading(page)).toContainText("Aceite crudo de palma");
  held.resolve();
  await expect(heading(page)).toHaveText("Historia");
  await expect(page.locator("[data-progress]")).toHaveCount(0);
});

test("keeps what was typed when a link is hovered whose code a new version replaced, and loads its document on click", async ({
  page,
}) => {
  await page.route(/\/assets\/written-page-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  const message = await startMessage(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Historia" });
  const refused = page.waitForResponse(/\/assets\/written-page-[^/]*\.js/);
  await link.hover();
  await refused;
  await expect(message).toHaveValue("Media frase");
  const newDocument = page.waitForEvent("load");
  await link.click();
  await newDocument;
  await expect(page).toHaveURL("/historia");
  await expect(heading(page)).toHaveText("Historia");
});

test("restores page and cart on the way back from another site", async ({ page }) => {
  await openWithCart(page, "/shop", [banana]);
  await page.goto("data:text/html,<title>Elsewhere</title>");
  await page.goBack();
  await expect(heading(page)).toHaveText("Shop");
  expect(await keptCart(page)).toEqual(["1 × 2"]);
  await expect(badge(page)).toHaveText("2");
});

for (const [what, pattern] of Object.entries({
  pictures: /\/assets\/img\//,
  fonts: /\.woff2/,
  "the app's code": /\/assets\/[^/]+\.js/,
})) {
  for (const [how, answer] of [
    ["fail to load", "abort"],
    ["never load", "hang"],
  ] as const) {
    test(`shows its words, and leads on, where ${what} ${how}`, async ({ page }) => {
      await page.route(pattern, (route) =>
        answer === "abort" ? route.abort() : new Promise<void>(() => {}),
      );
      await page.goto("/", { waitUntil: "commit" });
      await expect(heading(page)).toBeVisible();
      await follow(page, "Historia");
      await expect(heading(page)).toHaveText("Historia");
    });
  }
}
