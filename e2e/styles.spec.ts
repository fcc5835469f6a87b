import type { Page } from "@playwright/test";
import { pages } from "../testing/pages";
import { expect, hydrated, test } from "./site";

/**
 * How the elements of the page are drawn, as far as that depends on no state. What is said without scripts is never drawn
 * here, and of the cart only until it has been read, which a slow machine does after the page is taken over.
 */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PROPERTIES = [
      "display position float color background-color background-image font-family font-size font-weight line-height",
      "letter-spacing text-align text-decoration-line margin padding border border-radius box-shadow list-style",
      "grid-template-columns flex-direction align-items justify-content gap object-fit object-position",
      "max-width min-height overflow white-space z-index aspect-ratio mix-blend-mode",
    ].flatMap((list) => list.split(" "));
    return [
      ...document.querySelectorAll(":is(main, footer) *:not([aria-roledescription] *, .without-scripts)"),
    ].map((element) => {
      const style = getComputedStyle(element);
      return `${element.tagName} ${element.getAttribute("class")} ${PROPERTIES.map((name) => style.getPropertyValue(name)).join("; ")}`;
    });
  });
}

/** Two that have little of what others have, in either language. */
for (const from of ["/login", "/clientes"]) {
  test(`pages look the same by a link from ${from} as by their address`, async ({ page }) => {
    test.setTimeout(240_000);
    for (const { path } of pages.filter((one) => one.path !== from)) {
      await page.goto(path);
      await hydrated(page);
      const byAddress = await look(page);
      await page.goto(from);
      await hydrated(page);
      // The router follows what the browser's own buttons do: not every page has a link to every other.
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate", { state: null }));
      }, path);
      await expect(page.locator("link[rel=stylesheet][media=all]")).toBeAttached();
      await expect.poll(() => look(page), path).toEqual(byAddress);
    }
  });
}
