import type { Browser, Locator, Page } from "@playwright/test";
import { hydrated } from "../testing/hydrated.ts";
import { median } from "./median.ts";

/** How much slower than this machine, as Lighthouse's phone is. */
const SLOWDOWN = 4;

/** What a visitor does, and where: each gives the element that is pressed. The first does nothing: it is the limit. */
const INTERACTIONS = {
  "touch plain words": { path: "/", target: (page: Page) => page.getByRole("contentinfo").getByText("©") },
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

/**
 * From the press to the next paint in ms, on a phone's window and a slowed processor: the slowest of its events, and of
 * several runs the median.
 */
export async function measureInteractions(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, { ms: number; all: string }>> {
  const found: Record<string, number[]> = {};
  for (let run = 0; run < runs; run++)
    for (const [name, { path, target }] of Object.entries(INTERACTIONS))
      (found[name] ??= []).push(await measureInteraction(browser, site + path, target));
  return Object.fromEntries(
    Object.entries(found).map(([name, all]) => [name, { ms: median(all), all: all.join(" ") }]),
  );
}

async function measureInteraction(
  browser: Browser,
  url: string,
  target: (page: Page) => Locator,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await page.goto(url);
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
  // Playwright's own tap would look for what lies above the element, in the page and in the measured time.
  const box = await element.boundingBox();
  if (!box) throw new Error(`${url} has nothing to press.`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => document.documentElement.dataset["slowest"]);
  await page.waitForTimeout(500);
  const slowest = Number(await page.locator("html").getAttribute("data-slowest"));
  await context.close();
  return slowest;
}
