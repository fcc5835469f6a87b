import { axeViolations, ibmViolations } from "./accessibility";
import { expect, FULL, open, test } from "./site";
import { first, second, storeCart, windows } from "./storefront";
import { states } from "./visual/states";

// Audits the states that a visitor can reach; every-page.spec.ts audits each page as it loads.

test.use({ contextOptions: { reducedMotion: "reduce" }, expectsFaults: true });

for (const { size, checkers, details } of [
  { size: "phone", checkers: { axe: axeViolations }, details: {} },
  { size: "phone", checkers: { IBM: ibmViolations }, details: FULL },
  { size: "desktop", checkers: { axe: axeViolations, IBM: ibmViolations }, details: FULL },
] as const) {
  test.describe(`on a ${size}, by ${Object.keys(checkers).join(" and ")}`, () => {
    test.use({ viewport: windows[size] });

    for (const { path, name, hasCart, act, widths = [windows[size].width] } of states) {
      // Of the filters one is enough.
      if (["Fruit", "Vegetables"].includes(name)) continue;
      const isListed = act !== undefined || ["/no-such-page", "/shop?page=2"].includes(path);
      if (!isListed || !widths.includes(windows[size].width)) continue;

      test(`${path}, ${name}: accessible`, details, async ({ page }) => {
        if (hasCart) await storeCart(page, [first, second]);
        await open(page, path);
        await act?.(page);
        for (const violations of Object.values(checkers)) expect(await violations(page)).toEqual([]);
      });
    }
  });
}
