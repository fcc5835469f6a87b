import type { Browser } from "@playwright/test";

/** As Lighthouse slows down its phone. */
const SLOWDOWN = 4;
/** Milliseconds from which a task counts as long. */
const LONG = 50;
/** Milliseconds after hydration, in which the service worker starts. */
const AFTERWARDS = 3000;

/** By how many milliseconds the tasks of a first view on a phone exceed 50 ms in all. */
export async function measureLongTasks(browser: Browser, url: string, hasScripts: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(url);
  if (hasScripts) await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForTimeout(AFTERWARDS);
  const tasks = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const observer = new PerformanceObserver((list) =>
          resolve(list.getEntries().map(({ duration }) => duration)),
        );
        // The buffer holds the entries since navigation; without any the observer never answers.
        observer.observe({ type: "longtask", buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  await context.close();
  return tasks.reduce((sum, task) => sum + task - LONG, 0);
}
