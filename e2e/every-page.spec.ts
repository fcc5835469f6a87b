import type { Page } from "@playwright/test";
import { builtWords, kinds, pages } from "../testing/site-pages";
import { axeViolations, ibmViolations } from "./accessibility";
import { invalidHtml } from "./html-validity";
import { wrongLanguages } from "./languages";
import { wrongSizes } from "./picture-sizes";
import { readingProblems } from "./reading-order";
import { brokenPictures, expect, FULL, open, overflow, test } from "./site";
import { first, second, storeCart, windows } from "./storefront";
import { faultsOfTabStops } from "./tab-stops";
import { doubleText, faultsOfLongNames, lostWords } from "./text-size";
import { overBudget } from "./weight";

const soft = expect.configure({ soft: true });

/** Every page, and once more those that a filled cart changes. */
const visits = [
  ...pages.map((entry) => ({ entry, cart: false })),
  ...pages.filter(({ path }) => /^\/c(?:art|heckout)$/.test(path)).map((entry) => ({ entry, cart: true })),
];

/** Expects language and landmarks, and the title and heading of the build. */
async function expectFrame(page: Page, { path, lang }: (typeof pages)[number]): Promise<void> {
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
  const isPhone = size === "phone";

  for (const { entry, cart } of visits) {
    const { path, lang } = entry;
    const isKind = kinds.includes(path);
    // `npm test` leaves out what pages of one kind have in common.
    const details = isKind ? {} : FULL;

    async function visit(page: Page) {
      test.slow();
      if (cart) await storeCart(page, [first, second]);
      // Pages ignore a query that they do not know.
      await open(page, `${path}?junk=1`);
    }

    test.describe(`${path}${cart ? " with products" : ""} on a ${size}`, () => {
      test.use({
        viewport: windows[size],
        isMobile: isPhone,
        hasTouch: isPhone,
        contextOptions: { reducedMotion: "reduce" },
      });

      if (isPhone && !cart)
        test("is valid HTML", details, async ({ request }) => {
          expect(await invalidHtml(path, await (await request.get(path)).text())).toEqual([]);
        });

      test("can be read and used by everyone", details, async ({ page }) => {
        await visit(page);
        await expectFrame(page, entry);
        if (isKind && !isPhone) soft(await faultsOfTabStops(page), "stops of the Tab key").toEqual([]);
        soft(await axeViolations(page), "violations found by axe").toEqual([]);
        if (!isKind) soft(await ibmViolations(page), "violations found by IBM's checker").toEqual([]);
        if (isPhone) return;
        soft(await wrongLanguages(page), "texts in another language than the page says").toEqual([]);
        soft(await readingProblems(page), "words said twice or run together").toEqual([]);
      });

      test("loads within its budgets, and fits the window", details, async ({ page }) => {
        await visit(page);
        if (isPhone) soft(await overBudget(page, path, lang), "exceeded budgets").toEqual([]);
        soft(await brokenPictures(page), "broken pictures").toEqual([]);
        if (isKind) soft(await wrongSizes(page), "pictures of another size than shown").toEqual([]);
        soft(await overflow(page), "overflow in px").toBe(0);
        // A page that is resized would preload other pictures.
        await page.locator("link[rel=preload]").evaluateAll((links) => links.map((link) => link.remove()));
        await page.setViewportSize({ width: narrower, height: 900 });
        soft(await brokenPictures(page), `broken pictures at ${narrower} px`).toEqual([]);
        soft(await overflow(page), `overflow in px at ${narrower} px`).toBe(0);
        if (isPhone) await expectTextCanGrow(page);
        else if (isKind) soft(await faultsOfLongNames(page), "faults with long names").toEqual([]);
      });

      // `npm test` leaves out IBM's checker, which is slow.
      if (isKind)
        test("passes IBM's checker", FULL, async ({ page }) => {
          await visit(page);
          if (isPhone) soft(await faultsOfTabStops(page), "stops of the Tab key").toEqual([]);
          soft(await ibmViolations(page), "violations").toEqual([]);
        });
    });
  }
}

// Firefox cannot be a phone, and what pages say is the same in every browser.
test("shows every kind of page whole at every width", { tag: "@firefox-only" }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const entry of pages.filter(({ path }) => kinds.includes(path))) {
    await page.setViewportSize(windows.desktop);
    await open(page, entry.path);
    await expectFrame(page, entry);
    soft(await brokenPictures(page), `broken pictures of ${entry.path}`).toEqual([]);
    for (const width of [1440, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      soft(await overflow(page), `overflow of ${entry.path} in px at ${width} px`).toBe(0);
    }
  }
});

/** Doubles the size of all text, to the end of the test. */
async function expectTextCanGrow(page: Page): Promise<void> {
  await page.setViewportSize(windows.phone);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await doubleText(page);
  await expect.poll(height, "text grows").toBeGreaterThan(before * 1.2);
  soft(await lostWords(page), "words lost when text is twice as large").toEqual([]);
  for (const control of [
    page.getByRole("button", { name: "Abrir el menú" }),
    page.getByRole("banner").locator('summary[aria-label^="Carrito"]'),
  ])
    await soft(control, "menu and cart when text is twice as large").toBeInViewport({ ratio: 1 });
}

test("shows the text of every page without scripts", async ({ plainPage: page }) => {
  test.slow();
  for (const entry of [...pages, { path: "/404", lang: "en" as const }]) {
    await page.goto(entry.path, { waitUntil: "domcontentloaded" });
    await expectFrame(page, entry);
    soft(await wrongLanguages(page), `texts of ${entry.path} in another language than it says`).toEqual([]);
  }
});
