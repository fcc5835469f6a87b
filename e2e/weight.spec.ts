import { pages } from "./pages";
import { expect, test } from "./site";

/** JavaScript that the first view of a page may load, in bytes as sent (brotli): corporate pages, and the demo. */
const MOST_JAVASCRIPT = { es: 115_000, en: 125_000 };

test("no page loads more JavaScript than its limit", async ({ browser, site }) => {
  for (const { path, lang } of pages) {
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
    expect(bytes, path).toBeLessThanOrEqual(MOST_JAVASCRIPT[lang]);
    await context.close();
  }
});

test("no page loads the catalogue, the journal or the list of pictures in its JavaScript", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.url().endsWith(".js")) scripts.push(await response.text().catch(() => ""));
  });
  for (const { path, lang } of pages) if (lang === "en") await page.goto(path, { waitUntil: "networkidle" });
  expect(scripts.length).toBeGreaterThan(20);
  for (const text of ["Sweet Banana", "Sugar Pumpkin", "An evening at the mill", "/assets/img/shop/"]) {
    expect(scripts.filter((script) => script.includes(text))).toEqual([]);
  }
});
