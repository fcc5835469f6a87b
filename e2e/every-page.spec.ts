import type { Page } from "@playwright/test";
import { kinds, pages, titleOf } from "../testing/pages";
import { violations } from "./accessibility";
import { invalidHtml } from "./html-validity";
import { wrongLanguages } from "./languages";
import { faultsOfHearing } from "./screen-reader";
import { expect, hydrated, test } from "./site";
import { banana, openWithCart, snapper, windows } from "./storefront";
import { faultsOfTabStops } from "./tab-stops";
import { doubleText, lostWords } from "./text-size";
import { overBudget } from "./weight";

type Entry = (typeof pages)[number];

/** Every page, and those that a filled cart changes once more. */
const visits: { entry: Entry; cart: boolean }[] = [
  ...pages.map((entry) => ({ entry, cart: false })),
  ...pages
    .filter(({ path }) => path === "/cart" || path === "/checkout")
    .map((entry) => ({ entry, cart: true })),
];

/** The tag of pages whose kind another one stands for in a second browser. */
const once = { tag: "@chromium" };

/** What stands in every page, and is the page's own: each by its name. */
async function expectFrame(page: Page, entry: Entry): Promise<void> {
  await expect.soft(page, `title of ${entry.path}`).toHaveTitle(titleOf(entry));
  await expect.soft(page.locator("html"), `language of ${entry.path}`).toHaveAttribute("lang", entry.lang);
  await expect
    .soft(page.getByRole("heading", { level: 1 }), `heading of ${entry.path}`)
    .toHaveText(entry.heading);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await expect.soft(page.getByRole(landmark), `one ${landmark} in ${entry.path}`).toHaveCount(1);
}

/** Asks for every lazy picture, and returns those that do not come. */
async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });
}

/** How far the page stands out of its window sideways, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

for (const [size, narrower] of [
  ["phone", 320],
  ["desktop", 820],
] as const) {
  test.describe(`on a ${size}`, () => {
    const isPhone = size === "phone";
    test.use({
      viewport: windows[size],
      // Firefox cannot be a phone.
      isMobile: ({ browserName }, provide) => provide(isPhone && browserName === "chromium"),
      hasTouch: isPhone,
    });

    for (const { entry, cart } of visits) {
      const { path, lang } = entry;
      const isKind = kinds.includes(path);
      const details = kinds.some((kind) => kind.split("/")[1] === path.split("/")[1]) ? {} : once;

      test(
        `${path}${cart ? " with products" : ""} is whole`,
        details,
        async ({ page, browserName, faults }) => {
          test.slow();
          const soft = expect.configure({ soft: true });
          await page.emulateMedia({ reducedMotion: "reduce" });

          // The narrower window first: there a page is opened with a query that means nothing to it.
          await page.setViewportSize({ width: narrower, height: 900 });
          if (cart) await openWithCart(page, `${path}?junk=1`, [banana, snapper]);
          else await page.goto(`${path}?junk=1`);
          await hydrated(page);
          await expectFrame(page, entry);
          soft(await brokenPictures(page), `broken pictures at ${narrower} px`).toEqual([]);
          soft(await overflow(page), `px that stand out of a window of ${narrower} px`).toBe(0);
          if (isPhone && browserName === "chromium")
            soft(await overBudget(page, path, lang), "budgets of bytes").toEqual([]);

          // From an empty page: one that is resized fetches other pictures, which leaving it would break off.
          await page.goto("about:blank");
          await page.setViewportSize(windows[size]);
          const response = await page.goto(path);
          // Firefox names the answer by which it takes a page from its cache.
          soft([200, 304], "status").toContain(response?.status());
          await hydrated(page);
          await expectFrame(page, entry);
          if (isKind && browserName === "chromium")
            soft(await faultsOfTabStops(page), "stops of the Tab key").toEqual([]);
          soft(await brokenPictures(page), "broken pictures").toEqual([]);
          soft(await overflow(page), "px that stand out of the window").toBe(0);
          soft(await wrongLanguages(page), "texts that are not in the language the page says").toEqual([]);
          // What follows reads what a page says, which is the same in every browser.
          if (browserName === "chromium") {
            soft(await violations(page), "violations found by axe and Equal Access").toEqual([]);
            soft(await faultsOfHearing(page), "what a screen reader makes of it").toEqual([]);
            if (isPhone) await expectTextCanGrow(page);
            else soft(await invalidHtml(path, (await response?.text()) ?? ""), "html-validate").toEqual([]);
          }
          soft(faults.list, "console errors, page errors and failed requests").toEqual([]);
        },
      );
    }
  });
}

/** Doubles the size of all text, which changes the page for good. */
async function expectTextCanGrow(page: Page): Promise<void> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await doubleText(page);
  await expect.poll(height, "text grows").toBeGreaterThan(before * 1.2);
  expect.soft(await lostWords(page), "words lost when text is twice as large").toEqual([]);
  for (const control of [
    page.getByRole("button", { name: "Abrir el menú" }),
    page.getByRole("banner").locator('summary[aria-label^="Carrito"]'),
  ])
    await expect.soft(control, "menu and cart when text is twice as large").toBeInViewport({ ratio: 1 });
}

test("every page says everything without scripts", async ({ browser, site }) => {
  test.slow();
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  for (const entry of pages) {
    const response = await page.goto(`${entry.path}?junk=1`);
    expect.soft(response?.status(), `status of ${entry.path}`).toBe(200);
    await expectFrame(page, entry);
    expect
      .soft(await wrongLanguages(page), `texts of ${entry.path} that are not in the language it says`)
      .toEqual([]);
  }
  await context.close();
});
