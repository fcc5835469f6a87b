import type { Page } from "@playwright/test";
import { builtWords, kinds, pages } from "../testing/pages";
import { violations } from "./accessibility";
import { invalidHtml } from "./html-validity";
import { wrongLanguages } from "./languages";
import { screenReaderProblems } from "./screen-reader";
import { brokenPictures, expect, hydrated, open, overflow, test } from "./site";
import { first, openWithCart, second, windows } from "./storefront";
import { faultsOfTabStops } from "./tab-stops";
import { doubleText, lostWords } from "./text-size";
import { overBudget } from "./weight";

type Entry = (typeof pages)[number];

/** Every page, and once more those that a filled cart changes. */
const visits: { entry: Entry; cart: boolean }[] = [
  ...pages.map((entry) => ({ entry, cart: false })),
  ...pages
    .filter(({ path }) => path === "/cart" || path === "/checkout")
    .map((entry) => ({ entry, cart: true })),
];

/** Expects language and landmarks, and the title and heading of the build. */
async function expectFrame(page: Page, { path, lang }: Entry): Promise<void> {
  const soft = expect.configure({ soft: true });
  const { title, heading } = builtWords(path);
  await soft(page, `title of ${path}`).toHaveTitle(title);
  await soft(page.locator("html"), `language of ${path}`).toHaveAttribute("lang", lang);
  await soft(page.getByRole("heading", { level: 1 }), `heading of ${path}`).toHaveText(heading);
  for (const landmark of ["banner", "main", "contentinfo"] as const)
    await soft(page.getByRole(landmark), `one ${landmark} in ${path}`).toHaveCount(1);
}

for (const [size, narrower] of [
  ["phone", 320],
  ["desktop", 820],
] as const) {
  test.describe(`on a ${size}`, () => {
    const isPhone = size === "phone";
    test.use({
      viewport: windows[size],
      isMobile: isPhone,
      hasTouch: isPhone,
      contextOptions: { reducedMotion: "reduce" },
    });

    for (const { entry, cart } of visits) {
      const { path, lang } = entry;

      test(`${path}${cart ? " with products" : ""} is whole`, async ({ page }) => {
        test.slow();
        const soft = expect.configure({ soft: true });
        if (cart) await openWithCart(page, path, [first, second]);
        // Pages ignore a query that they do not know.
        const response = await page.goto(`${path}?junk=1`);
        soft(response?.status(), "status").toBe(200);
        await hydrated(page);
        await expectFrame(page, entry);
        if (isPhone) soft(await overBudget(page, path, lang), "exceeded budgets").toEqual([]);
        if (kinds.includes(path)) soft(await faultsOfTabStops(page), "stops of the Tab key").toEqual([]);
        soft(await brokenPictures(page), "broken pictures").toEqual([]);
        soft(await overflow(page), "overflow in px").toBe(0);
        soft(await violations(page), "violations found by axe and Equal Access").toEqual([]);
        if (isPhone) await expectTextCanGrow(page);
        else {
          soft(await wrongLanguages(page), "texts in another language than the page says").toEqual([]);
          soft(await screenReaderProblems(page), "faults in what a screen reader says").toEqual([]);
          soft(await invalidHtml(path, (await response?.text()) ?? ""), "html-validate").toEqual([]);
        }

        // A page that is resized preloads other pictures.
        await page.goto("about:blank");
        await page.setViewportSize({ width: narrower, height: 900 });
        await page.goto(path);
        soft(await brokenPictures(page), `broken pictures at ${narrower} px`).toEqual([]);
        soft(await overflow(page), `overflow in px at ${narrower} px`).toBe(0);
      });
    }
  });
}

// Firefox cannot be a phone, and what pages say is the same in every browser.
test("shows every kind of page whole at every width", { tag: "@firefox-only" }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const entry of pages.filter(({ path }) => kinds.includes(path))) {
    await test.step(entry.path, async () => {
      await page.setViewportSize(windows.desktop);
      await open(page, entry.path);
      await expectFrame(page, entry);
      expect.soft(await brokenPictures(page), `broken pictures of ${entry.path}`).toEqual([]);
      for (const width of [1440, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await overflow(page), `overflow of ${entry.path} in px at ${width} px`).toBe(0);
      }
    });
  }
});

/** Doubles the size of all text, to the end of the test. */
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

test("shows the text of every page without scripts", async ({ plainPage: page }) => {
  test.slow();
  for (const entry of pages) {
    const response = await page.goto(`${entry.path}?junk=1`);
    expect.soft(response?.status(), `status of ${entry.path}`).toBe(200);
    await expectFrame(page, entry);
    expect
      .soft(await wrongLanguages(page), `texts of ${entry.path} that are not in the language it says`)
      .toEqual([]);
  }
});
