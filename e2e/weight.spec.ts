import { pages } from "./pages";
import { expect, test } from "./site";

/** JavaScript that the first view of a page may load, in bytes as sent (brotli). */
const MOST_JAVASCRIPT = 115_000;

test("no page loads more JavaScript than its limit", async ({ browser, site }) => {
  for (const { path } of pages) {
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes, `${path} loads JavaScript`).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThanOrEqual(MOST_JAVASCRIPT);
    await context.close();
  }
});
