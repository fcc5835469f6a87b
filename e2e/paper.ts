import { expect, type Page } from "@playwright/test";

/** Resolves once the page has its rules for paper, which come when the app has started (docs/decisions/0043-less-in-each-page.md). */
export async function readyForPaper(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => [...document.styleSheets].some(({ media }) => media.mediaText === "print")),
    )
    .toBe(true);
}
