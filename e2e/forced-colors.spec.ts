import { firstRecord } from "../testing/site-pages";
import { expect, FULL, open, test } from "./site";
import { faultsOfTabStops } from "./tab-stops";

// Forced colours remove shadows and backgrounds, so the focus must show without them.
for (const path of ["/", "/shop", firstRecord("/shop-single/"), "/checkout"]) {
  test(`shows the focus at every tab stop of ${path} in forced colours`, FULL, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, path);
    expect(await faultsOfTabStops(page)).toEqual([]);
  });
}

test("does not blend pictures into colours that the system replaces", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  for (const path of ["/", "/home-4", "/shop", firstRecord("/shop-single/"), "/cart", "/login"]) {
    await page.goto(path);
    const multiplied = page.locator("img").evaluateAll((images) => {
      const isMultiplied = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).mixBlendMode !== "normal" || isMultiplied(one.parentElement));
      return images.filter(isMultiplied).map((image) => image.outerHTML);
    });
    expect(await multiplied, path).toEqual([]);
  }
});
