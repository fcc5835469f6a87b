import type { Page } from "@playwright/test";
import { kinds } from "../testing/pages";
import { expect, hydrated, test } from "./site";
import { banana, openWithCart, windows } from "./storefront";

/** What has the focus, whether it can be seen, and whether it shows that it has it. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A radio or a card's link shows its focus on the label or card around it.
    const shown = [element, element.closest("label, article, li, figure, .quantity") ?? element];
    const marked = shown.some((one) =>
      ["", "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part || null);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    );
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInHeader = element.closest("header, [popover], dialog, .skip-link") !== null;
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`,
      marked,
      isCovered: !isInHeader && top >= header.top && bottom <= header.bottom,
      isOutside: bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth,
      isLast: element.closest("footer") !== null,
    };
  });
}

/** Walks a page from its first stop of the Tab key to its last, and gives what is wrong with them. */
async function walk(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await (path === "/cart" ? openWithCart(page, path, [banana]) : page.goto(path));
  await hydrated(page);
  const faults: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (!stop) break;
    stops += 1;
    if (!stop.marked) faults.push(`${stop.name} does not show its focus`);
    if (stop.isCovered) faults.push(`${stop.name} lies under the header`);
    // A carousel turns to what has the focus as soon as its code has come.
    const isOutside = async () => (await focused(page))?.isOutside;
    if (stop.isOutside) await expect.poll(isOutside, `${stop.name} comes into sight`).toBe(false);
    expect(stops, "the Tab key comes to an end").toBeLessThan(400);
  }
  expect(stops).toBeGreaterThan(15);
  return faults;
}

for (const [size, viewport] of Object.entries(windows)) {
  for (const path of kinds) {
    test(`${path} on a ${size}: every stop of the Tab key is seen, marked and not under the header`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      expect(await walk(page, path)).toEqual([]);
    });
  }
}

// The system's own colours take shadows and backgrounds away: what shows the focus must be more than these.
for (const path of ["/", "/shop", "/shop-single/1", "/checkout"]) {
  test(`${path} in forced colours: every stop of the Tab key shows its focus`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    expect(await walk(page, path)).toEqual([]);
  });
}
