import path from "node:path";
import type { Page } from "@playwright/test";
import { addStyles, brokenPictures, open, test } from "../site";
import { first, holdToasts, second, storeCart } from "../storefront";
import { HEIGHTS, REPORT } from "./report";
import { states } from "./states";

test.use({ expectsFaults: true });

/** Taller than any page, so that everything lazy-loaded loads at once. */
const TALL = 12_000;

/** Noon in Honduras on the day of the builds. */
const NOON = new Date().setUTCHours(18, 0, 0, 0);

/** Ends animations at once and hides the caret, which blinks. */
const STILL = `
  *, ::before, ::after, ::backdrop {
    transition: none !important; animation-duration: 1ms !important; caret-color: transparent !important
  }
`;

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Waits until the page has adapted to its new size and loaded its pictures. */
async function settle(page: Page): Promise<void> {
  await twoFrames(page);
  await brokenPictures(page);
  await twoFrames(page);
}

const widthsAsked = (process.env["VISUAL_WIDTHS"] ?? "").split(",").map(Number);

for (const { path: address, name, isOverlay = false, hasCart, act, widths = widthsAsked } of states) {
  test(`${address} · ${name}`, async ({ page }, { title, project }) => {
    if (hasCart) await storeCart(page, [first, second]);
    await page.clock.setFixedTime(NOON);
    const [start = 0, ...wider] = widthsAsked.filter((width) => widths.includes(width));
    test.skip(start === 0);
    await page.setViewportSize({ width: start, height: TALL });
    await open(page, address);
    await page.waitForLoadState("networkidle");
    await addStyles(page, STILL);
    await holdToasts(page);
    for (const width of [start, ...wider]) {
      await page.setViewportSize({ width, height: HEIGHTS.get(width) ?? 0 });
      await settle(page);
      if (width === start) await act?.(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await settle(page);
      await page.screenshot({
        path: path.join(REPORT, project.name, `${title.replaceAll(/\W+/g, "-")}-${width}.jpg`),
        // A PNG takes three times as long.
        type: "jpeg",
        quality: 100,
        fullPage: !isOverlay,
      });
    }
  });
}
