import { expect, type Browser, type Page } from "@playwright/test";
import { CART, type State } from "./states.ts";

/** Tall enough for every page: all that waits until it comes near the viewport loads at once. */
const TALL = 12_000;

/** Today, as the build is of today. */
const NOON = new Date().setUTCHours(18, 0, 0, 0);

const ATTEMPTS = 6;

const HEIGHTS = new Map([
  [390, 844],
  [820, 1180],
]);

/** Opens a page and waits until all of it has loaded and answers. */
async function open(page: Page, path: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height: TALL });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.setViewportSize({ width, height: HEIGHTS.get(width) ?? 900 });
}

/** Escape closes the cart's panel only once the app runs. */
async function hydrated(page: Page): Promise<void> {
  const cart = page.getByRole("banner").getByLabel(/^Carrito/);
  const panel = page.getByRole("banner").getByText(/^(Your cart is empty\.|View cart)$/);
  await expect(async () => {
    if (!(await panel.isVisible())) await cart.click();
    await expect(panel).toBeVisible({ timeout: 500 });
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass();
  await cart.blur();
}

/** Waits for pictures and fonts, lets short motion end, and holds what lasts longer (a toast's timer) at its beginning. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
  });
  // A hidden picture may never load.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getComputedTiming().endTime) <= 2_000) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** A picture of the whole page in each revision; undefined where they are the same. */
export async function capture(
  browser: Browser,
  origins: readonly string[],
  { path, hasCart, act }: State,
  width: number,
): Promise<Buffer[] | undefined> {
  const contexts = await Promise.all(
    origins.map((baseURL) =>
      browser.newContext({
        baseURL,
        viewport: { width, height: TALL },
        locale: "es-HN",
        reducedMotion: "reduce",
        serviceWorkers: "block",
      }),
    ),
  );
  try {
    const pages = await Promise.all(contexts.map((context) => context.newPage()));
    await Promise.all(
      pages.map(async (page) => {
        await page.clock.setFixedTime(NOON);
        if (hasCart)
          await page.addInitScript((cart) => localStorage.setItem("cartState", cart), JSON.stringify(CART));
        await open(page, path);
        await act?.(page);
      }),
    );
    let last: Buffer[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const pictures = await Promise.all(pages.map(shoot));
      if (areEqual(pictures.slice(1), pictures)) return undefined;
      // A difference counts once both pages stand still.
      if (last.length > 0 && areEqual(pictures, last)) return pictures;
      last = pictures;
    }
    throw new Error("The page never stands still.");
  } finally {
    await Promise.all(contexts.map((context) => context.close()));
  }
}

/**
 * Playwright's `fullPage` shrinks the window to 1 px for a moment (playwright#30149), and the page answers that; so the
 * window grows to the height of the page, and what its height decides is fixed before.
 */
async function shoot(page: Page): Promise<Buffer> {
  await settle(page);
  const pageHeight = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const { position, minHeight, maxHeight, height, top, marginTop } = getComputedStyle(element);
      Object.assign(element.style, { minHeight, maxHeight });
      if (position === "fixed") Object.assign(element.style, { height, top, bottom: "auto", marginTop });
    }
    return document.documentElement.scrollHeight;
  });
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: pageHeight });
  // Chromium rounds edges by what it painted before; now it paints all of it anew.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.display = "none";
    document.body.getBoundingClientRect();
    style.display = "";
  });
  await settle(page);
  return page.screenshot();
}

const areEqual = (some: Buffer[], others: Buffer[]) =>
  some.every((picture, index) => others[index] && picture.equals(others[index]));
