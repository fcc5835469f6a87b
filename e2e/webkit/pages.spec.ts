import { kinds, pages } from "../../testing/pages";
import { DESKTOP, expect, PHONE, test } from "./site";

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const path of kinds) {
    test(`${path} is whole on a ${name}`, async ({ visitor }) => {
      await visitor.resize(size);
      await visitor.open(path);
      const heading = pages.find((page) => page.path === path)?.heading;
      expect(await visitor.read({ role: "heading" })).toContain(heading ?? "");
      // What the policy forbade before anybody listened is missing now: the styles, or a picture.
      expect(await visitor.evaluate(() => document.styleSheets.length), "styles").toBeGreaterThan(0);
      expect(
        await visitor.evaluate(() =>
          [...document.images]
            .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
            .map((image) => image.currentSrc),
        ),
        "broken pictures",
      ).toEqual([]);
      expect(
        await visitor.evaluate(() => document.documentElement.scrollWidth),
        "nothing stands out of the window",
      ).toBeLessThanOrEqual(size.width);
    });
  }
}
