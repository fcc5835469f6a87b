import { firstRecord } from "../testing/pages";
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
