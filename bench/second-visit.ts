import type { Browser, Page } from "@playwright/test";
import { isStarted } from "./in-page.ts";
import { median } from "./median.ts";
import { Line } from "./slow-line.ts";

/** The page of the first visit, and that of the second one. */
const VISITS = [
  ["/", "/"],
  ["/historia", "/historia"],
  ["/", "/historia"],
] as const;

type Paint = { fcp: number; lcp: number };

/**
 * The second visit, on slow 3G, after a first one on a fast line: with the service worker and without, in turns, as medians.
 */
export async function measureSecondVisit(
  browser: Browser,
  site: string,
  runs: number,
): Promise<Record<string, object>> {
  const line = new Line(Number(new URL(site).port));
  const origin = `http://127.0.0.1:${await line.open()}`;
  const table: Record<string, object> = {};
  for (const [first, second] of VISITS) {
    const paints = { with: new Array<Paint>(), without: new Array<Paint>() };
    for (let run = 0; run < runs; run++) {
      for (const [how, found] of Object.entries(paints)) {
        const context = await browser.newContext({
          viewport: { width: 390, height: 844 },
          isMobile: true,
          deviceScaleFactor: 2,
          serviceWorkers: how === "with" ? "allow" : "block",
        });
        line.be("fast");
        const before = await context.newPage();
        await before.goto(origin + first);
        await before.waitForFunction(isStarted);
        if (how === "with") await untilKept(before);
        await before.waitForLoadState("networkidle");
        await before.close();
        line.be("slow");
        const page = await context.newPage();
        await page.goto(origin + second);
        const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
        if (isControlled !== (how === "with"))
          throw new Error(`${second} was not answered ${how} the worker.`);
        await page.waitForFunction(isStarted);
        found.push(await page.evaluate(paintsInPage));
        await context.close();
      }
    }
    for (const [how, found] of Object.entries(paints))
      table[`${second} after ${first}, ${how}`] = {
        "FCP ms": Math.round(median(found.map(({ fcp }) => fcp))),
        "LCP ms": Math.round(median(found.map(({ lcp }) => lcp))),
        "all LCP": found.map(({ lcp }) => Math.round(lcp)).join(" "),
      };
  }
  line.close();
  return table;
}

/** Waits until the service worker has loaded all that it loads ahead. */
async function untilKept(page: Page): Promise<void> {
  while (!(await page.evaluate(isEditionKept))) await page.waitForTimeout(200);
}

/** The edition comes last. */
async function isEditionKept(): Promise<boolean> {
  for (const name of await caches.keys()) {
    const files = await (await caches.open(name)).keys();
    if (files.some(({ url }) => url.includes("/assets/edition-"))) return true;
  }
  return false;
}

function paintsInPage(): Promise<Paint> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) =>
      resolve({
        fcp: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
        lcp: list.getEntries().at(-1)?.startTime ?? NaN,
      }),
    ).observe({ type: "largest-contentful-paint", buffered: true });
  });
}
