import type { Page } from "@playwright/test";
import { dataPath, expect, hydrated, test } from "./site";
import { banana, keptCart, openWithCart } from "./storefront";

/** Undoes the encoding of a mail's body. */
function quotedPrintable(body: string): string {
  const bytes = body
    .replaceAll(/=\r?\n/g, "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

// Where a test has just opened the page it presses Enter: a jump to the foot lays out what stands above it, and for a
// moment a pointer would miss.
const menuLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });

test("offline in the middle of a visit: a clear word, the page and what was typed stay, and then it goes on", async ({
  page,
  context,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const message = page.getByRole("form", { name: "Escríbanos" }).getByLabel("Mensaje");
  await message.fill("Media frase");
  await context.setOffline(true);
  const notice = page.getByRole("status").filter({ hasText: "Sin conexión." });
  await expect(notice).toBeInViewport({ ratio: 1 });

  await menuLink(page, "Historia").click();
  await expect(page).toHaveURL("/contact-us");
  await expect(message).toHaveValue("Media frase");

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await menuLink(page, "Historia").click();
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
});

test("a browser that takes itself to be offline can still go where the site answers", async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }));
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await menuLink(page, "Historia").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Sin conexión.")).toHaveCount(0);
  expect(faults.list).toEqual([]);
});

test("code that cannot be had where the browser takes itself to be online: the page and what was typed stay", async ({
  page,
}) => {
  await page.goto("/contact-us");
  await hydrated(page);
  const message = page.getByRole("form", { name: "Escríbanos" }).getByLabel("Mensaje");
  await message.fill("Media frase");
  await page.route(/\/assets\/written-page-[^/]*\.js|\/historia$/, (route) => route.abort());
  await menuLink(page, "Historia").press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Sin conexión." })).toBeInViewport({ ratio: 1 });
  await expect(message).toHaveValue("Media frase");
  await page.unroute(/\/assets\/written-page-[^/]*\.js|\/historia$/);
  await menuLink(page, "Historia").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
});

test("a page whose data cannot be had says so, and leads on", async ({ page }) => {
  await page.route(`**${dataPath("/historia")}*`, (route) => route.abort());
  await page.goto("/");
  await hydrated(page);
  await menuLink(page, "Historia").press("Enter");
  await expect(page.getByText("Something went wrong.").first()).toBeVisible();
  await page.getByRole("main").getByRole("link").first().click();
  await expect(page.getByText("Something went wrong.")).toHaveCount(0);
});

test("another try leads to a page whose data could not be had before", async ({ page }) => {
  await page.route(`**${dataPath("/historia")}*`, (route) => route.abort(), { times: 1 });
  await page.goto("/");
  await hydrated(page);
  await menuLink(page, "Historia").press("Enter");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
});

test("a page whose data takes long shows that it is on its way, and comes", async ({ page }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route(`**${dataPath("/historia")}*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  await menuLink(page, "Historia").press("Enter");
  await expect(page.locator("[data-progress]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Aceite crudo de palma");
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
  await expect(page.locator("[data-progress]")).toHaveCount(0);
});

test("code that a new version has replaced: a link that is pointed at leaves what was typed, and leads to its page", async ({
  page,
}) => {
  await page.route(/\/assets\/written-page-[^/]*\.js/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/contact-us");
  await hydrated(page);
  const message = page.getByRole("form", { name: "Escríbanos" }).getByLabel("Mensaje");
  await message.fill("Media frase");
  const codeRefused = page.waitForResponse(/\/assets\/written-page-[^/]*\.js/);
  await menuLink(page, "Historia").hover();
  await codeRefused;
  await expect(message).toHaveValue("Media frase");

  const newDocument = page.waitForEvent("load");
  await menuLink(page, "Historia").click();
  await newDocument;
  await expect(page).toHaveURL("/historia");
  await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
});

// Firefox keeps the page whole, and its driver waits for a load that such a page does not have.
test(
  "the way back from another site finds the page and the cart as they were",
  { tag: "@chromium" },
  async ({ page }) => {
    await openWithCart(page, "/shop", [banana]);
    await page.goto("data:text/html,<title>Elsewhere</title>");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Shop" })).toBeVisible();
    expect(await keptCart(page)).toEqual(["1 × 2"]);
    await expect(
      page.getByRole("banner").locator('summary[aria-label="Carrito, 2 productos"]'),
    ).toBeVisible();
  },
);

for (const [what, pattern] of Object.entries({
  pictures: /\/assets\/img\//,
  fonts: /\.woff2/,
  "the app's code": /\/assets\/[^/]+\.js/,
})) {
  test(`where ${what} cannot be had, the words are there and links lead on`, async ({ page }) => {
    await page.route(pattern, (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await menuLink(page, "Historia").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
  });

  test(`where ${what} never come, the words are there and links lead on`, async ({ page }) => {
    await page.route(pattern, () => new Promise<void>(() => {}));
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await menuLink(page, "Historia").press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Historia" })).toBeVisible();
  });
}

test("a long message and every script of the world arrive as they were typed", async ({ page, site }) => {
  const typed = {
    Nombre: 'Ngũgĩ 王小明 Жанна "O\'Neill" <b>',
    "Correo electrónico": "zoe@example.com",
    Mensaje: `العربية עברית हिन्दी ไทย 日本語 한국어 Ελληνικά 🌴🌴 <script>alert(1)</script> ${"palma ".repeat(3000)}fin`,
  };
  await page.goto("/contact-us");
  await hydrated(page);
  const form = page.getByRole("form", { name: "Escríbanos" });
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  await form.getByRole("button").click();
  await expect(form.getByRole("status")).toContainText("éxito");
  const mails = await site.outbox.messages();
  const mail = mails.find((one) => one.includes("zoe@example.com")) ?? "";
  const text = quotedPrintable(mail.slice(mail.search(/\r?\n\r?\n/)));
  for (const part of ["العربية", "日本語", "🌴🌴", "<script>alert(1)</script>", "palma fin"])
    expect(text).toContain(part);
});
