import { kinds } from "../testing/site-pages";
import { brokenPictures, expect, FULL, open, test } from "./site";
import { windows } from "./storefront";

// Chromium warns of a preload that it does not use.
test.use({ expectsFaults: true });

for (const [name, viewport] of Object.entries(windows)) {
  test(`shows the WebP of every picture without AVIF on a ${name}`, FULL, async ({ page }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.route("**", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('type="image/avif"', 'type="image/unknown"');
      return route.fulfill({ response, body });
    });
    for (const path of kinds) {
      await open(page, path);
      expect(await brokenPictures(page, "picture"), path).toEqual([]);
      const pictures = page.locator("picture img").filter({ visible: true });
      const wrong = await pictures.evaluateAll((all: HTMLImageElement[]) =>
        all.flatMap(({ parentElement, currentSrc }) => {
          const crop = parentElement?.querySelector<HTMLSourceElement>("[media][type='image/webp']");
          const isRight = !crop || matchMedia(crop.media).matches === currentSrc.endsWith(crop.srcset);
          return isRight && currentSrc.endsWith(".webp") ? [] : [currentSrc];
        }),
      );
      expect(wrong, `pictures of ${path} that are no WebP, or not in the crop for this width`).toEqual([]);
    }
  });
}
