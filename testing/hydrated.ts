import type { Page } from "@playwright/test";

/** Waits until the app has hydrated the page: buttons answer from then on. */
export async function hydrated(page: Page): Promise<void> {
  // The first key starts the app, also where a test holds the clock.
  await page.keyboard.press("Shift");
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}
