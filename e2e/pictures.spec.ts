import { firstRecord, kinds } from "../testing/pages";
import { brokenPictures, expect, FULL, test } from "./site";
import { windows } from "./storefront";

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(`on a ${name}`, () => {
    // Chromium warns of a preload that it does not use.
    test.use({ viewport, expectsFaults: true });

    test("shows the WebP of every picture without AVIF", FULL, async ({ page }) => {
      test.slow();
      await page.route("**", async (route) => {
        if (route.request().resourceType() !== "document") return route.fallback();
        const response = await route.fetch();
        const body = (await response.text()).replaceAll('type="image/avif"', 'type="image/unknown"');
        return route.fulfill({ response, body });
      });
      const shown: string[] = [];
      for (const path of kinds) {
        await page.goto(path);
        expect(await brokenPictures(page, "picture"), path).toEqual([]);
        const pictures = page.locator("picture img").filter({ visible: true });
        const wrongCrops = await pictures.evaluateAll((all: HTMLImageElement[]) =>
          all.flatMap(({ parentElement, currentSrc }) => {
            const crop = parentElement?.querySelector<HTMLSourceElement>("[media][type='image/webp']");
            const isRight = !crop || matchMedia(crop.media).matches === currentSrc.endsWith(crop.srcset);
            return isRight ? [] : [currentSrc];
          }),
        );
        expect(wrongCrops, `upright crops of ${path} are for phones`).toEqual([]);
        shown.push(
          ...(await pictures.evaluateAll((all: HTMLImageElement[]) => all.map((one) => one.currentSrc))),
        );
      }
      expect(shown.filter((source) => !source.endsWith(".webp"))).toEqual([]);
    });
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
