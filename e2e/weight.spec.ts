import { pages } from "../testing/pages";
import { expect, hydrated, test } from "./site";

/** JavaScript that the first view of a page may load, in bytes as sent (brotli): corporate pages, and the demo. */
const MOST_JAVASCRIPT = { es: 110 * 1024, en: 120 * 1024 };

/** Words that stand in content only: of the first and the last product, of a post, and of the list of pictures. */
const CONTENT = ["Sweet Banana", "Sugar Pumpkin", "An evening at the mill", "/assets/img/shop/"];

for (const { path, lang } of pages) {
  test(`${path} loads no more JavaScript than its limit, and no content in it`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, encodedBodySize }) => ({ url: name, bytes: encodedBodySize }))
        .filter(({ url }) => new URL(url).pathname.endsWith(".js")),
    );
    expect(scripts).not.toEqual([]);
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      `bytes of JavaScript on ${path}: load what opens late by import() (docs/decisions/0006-few-chunks.md)`,
    ).toBeLessThanOrEqual(MOST_JAVASCRIPT[lang]);
    const texts = await Promise.all(scripts.map(async ({ url }) => (await page.request.get(url)).text()));
    for (const words of CONTENT) expect(texts.join("\n")).not.toContain(words);
  });
}
