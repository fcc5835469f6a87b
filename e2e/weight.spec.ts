import { pages } from "../testing/pages";
import { expect, hydrated, test } from "./site";

/** JavaScript that a page may load at first, in bytes as sent (brotli). */
const MAX_JAVASCRIPT = 122 * 1024;

/** HTML that a page may send, in bytes with brotli: as docs/decisions/0043-less-in-each-page.md to 0046 reached, and at most 2 % of room. */
const MOST_HTML: Record<string, number> = {
  "/": 13_140,
  "/home-2": 23_550,
  "/home-3": 16_050,
  "/home-4": 21_230,
  "/ficha-tecnica": 29_000,
  "/hoja-seguridad": 12_350,
  "/services": 13_650,
  "/services-2": 13_450,
  "/shop": 13_450,
  "/cart": 12_850,
  "/checkout": 13_500,
  "/shop-single/1": 16_400,
  "/shop-single-thumb/2": 16_300,
  "/blog-with-sidebar": 13_300,
  "/blog-single-with-sidebar/15": 13_850,
};

/** Other pages come with the first round of a line, 14,600 bytes of which 1,100 are headers, and have room left. */
const MOST_HTML_ELSEWHERE = 12_200;

/** Words that stand in content only: of the first and the last product, of a post, and of the list of pictures. */
const CONTENT = ["Sweet Banana", "Sugar Pumpkin", "An evening at the mill", "/assets/img/shop/"];

for (const { path } of pages) {
  test(`${path} loads no more HTML and JavaScript than its limits, and no content in it`, async ({
    page,
  }) => {
    await page.goto(path);
    const html = await page.evaluate(
      () =>
        performance
          .getEntriesByType("navigation")
          .flatMap((entry) => (entry instanceof PerformanceNavigationTiming ? entry.encodedBodySize : []))[0],
    );
    expect(html, `bytes of HTML on ${path}`).toBeLessThanOrEqual(MOST_HTML[path] ?? MOST_HTML_ELSEWHERE);
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
    ).toBeLessThanOrEqual(MAX_JAVASCRIPT);
    const texts = await Promise.all(scripts.map(async ({ url }) => (await page.request.get(url)).text()));
    for (const words of CONTENT) expect(texts.join("\n")).not.toContain(words);
  });
}
