import { firstRecord } from "../testing/pages";
import { expect, open, test } from "./site";
import { faultsOfTabStops } from "./tab-stops";

// The system's own colours take shadows and backgrounds away: what shows the focus must be more than these.
for (const path of ["/", "/shop", firstRecord("/shop-single/"), "/checkout"]) {
  test(`${path} in forced colours: every stop of the Tab key shows its focus`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await open(page, path);
    expect(await faultsOfTabStops(page)).toEqual([]);
  });
}
