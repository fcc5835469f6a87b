import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../e2e/hydrated.ts";

/** How much slower than this machine, as Lighthouse's phone is. */
const SLOWDOWN = 4;

/** What a visitor does, and where: each gives the element that is pressed. */
const INTERACTIONS = {
  "open the menu": { path: "/", target: (page: Page) => page.getByRole("button", { name: "Abrir el menú" }) },
  "add to the cart": {
    path: "/shop",
    target: (page: Page) => page.getByRole("button", { name: /^Add to cart/ }).first(),
  },
  "change the shop's page": {
    path: "/shop",
    target: (page: Page) => page.getByRole("link", { name: "Page 2" }),
  },
  "open the lightbox": {
    path: "/shop-single/1",
    target: (page: Page) => page.getByRole("button", { name: /^Enlarge/ }).first(),
  },
};

/** From the press to the next paint in ms, on a phone's window and a slowed processor; the slowest of its events. */
export async function measureInteractions(
  browser: Browser,
  site: string,
): Promise<Record<string, { ms: number }>> {
  const found: Record<string, { ms: number }> = {};
  for (const [name, { path, target }] of Object.entries(INTERACTIONS)) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(path);
    await hydrated(page);
    const element = target(page);
    await element.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate(() => {
      const root = document.documentElement.dataset;
      // TypeScript's own types lack the threshold, in ms.
      const options: PerformanceObserverInit & { durationThreshold: number } = {
        type: "event",
        durationThreshold: 16,
      };
      new PerformanceObserver((list) => {
        const durations = list.getEntries().map(({ duration }) => duration);
        root["slowest"] = String(Math.max(Number(root["slowest"] ?? 0), ...durations));
      }).observe(options);
    });
    await element.tap();
    await page.waitForFunction(() => document.documentElement.dataset["slowest"]);
    await page.waitForTimeout(500);
    found[name] = { ms: Number(await page.locator("html").getAttribute("data-slowest")) };
    await context.close();
  }
  return found;
}
