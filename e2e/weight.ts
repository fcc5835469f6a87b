import type { Page } from "@playwright/test";

/** Limits in bytes with brotli, at least 10 % above the largest page; JavaScript as it loads without interaction. */
const BUDGETS = {
  "HTML of text pages": 14 * 1024,
  "HTML of rich pages": 28 * 1024,
  "JavaScript of corporate pages": 140 * 1024,
  "JavaScript of demo pages": 150 * 1024,
};

const RICH = new Set(["/ficha-tecnica", "/home-2", "/home-4"]);

/** The budgets that the open page exceeds. */
export async function overBudget(page: Page, path: string, lang: string): Promise<string[]> {
  await page.waitForLoadState("networkidle");
  const files = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ entryType, name, encodedBodySize }) => ({ entryType, name, bytes: encodedBodySize })),
  );
  const html = files.find(({ entryType }) => entryType === "navigation")?.bytes ?? 0;
  const scripts = files
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
    .reduce((sum, { bytes }) => sum + bytes, 0);
  const weights: [keyof typeof BUDGETS, number][] = [
    [RICH.has(path) ? "HTML of rich pages" : "HTML of text pages", html],
    [lang === "es" ? "JavaScript of corporate pages" : "JavaScript of demo pages", scripts],
  ];
  return weights.flatMap(([name, bytes]) =>
    bytes > 0 && bytes <= BUDGETS[name] ? [] : [`${name}: ${bytes} bytes, at most ${BUDGETS[name]}`],
  );
}
