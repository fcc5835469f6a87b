import { expect, open, test } from "../site";
import { first, holdToasts, second, storeCart } from "../storefront";
import { states } from "./states";

test.use({ build: process.env["VISUAL_BUILD"] ?? "", expectsFaults: true });

/** Tall enough for every page: all that waits until it comes near the viewport loads at once. */
const TALL = 12_000;

/** Today, as the build is of today. */
const NOON = new Date().setUTCHours(18, 0, 0, 0);

for (const { path, name, hasCart, act, widths } of states) {
  test(`${path} · ${name}`, async ({ page }, { title }) => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    test.skip(widths !== undefined && !widths.includes(size.width));
    await page.clock.setFixedTime(NOON);
    if (hasCart) await storeCart(page, [first, second]);
    await page.setViewportSize({ ...size, height: TALL });
    await open(page, path);
    await page.waitForLoadState("networkidle");
    await page.setViewportSize(size);
    await holdToasts(page);
    await act?.(page);
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(page).toHaveScreenshot(`${title.replaceAll(/\W+/g, "-")}.png`, { fullPage: true });
  });
}
