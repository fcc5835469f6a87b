import { kinds, pages } from "../pages";
import { DESKTOP, expect, PHONE, test } from "./site";

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  for (const path of kinds) {
    test(`${path} is whole on a ${name}`, async ({ visitor }) => {
      await visitor.resize(size);
      await visitor.open(path);
      const heading = pages.find((page) => page.path === path)?.heading;
      expect(await visitor.read({ role: "heading" })).toContain(heading ?? "");
      expect(
        await visitor.evaluate(() => document.documentElement.scrollWidth),
        "nothing stands out of the window",
      ).toBeLessThanOrEqual(size.width);
    });
  }
}
