import type { Browser } from "@playwright/test";

/** The CPU throttling of Lighthouse's mobile preset. */
const CPU_THROTTLING = 4;
const LONG_TASK_MS = 50;
/** The service worker starts within this time after hydration. */
const SETTLE_MS = 3000;

/** By how many ms, in total, the tasks of a first view on a phone exceed 50 ms. */
export async function measureLongTasks(browser: Browser, url: string, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING });
  await page.goto(url);
  if (hasScripts) await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const tasks = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ duration }) => duration)),
        );
        // If there are no buffered entries, the observer never calls back, hence the timeout.
        observer.observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  await context.close();
  return tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0);
}
