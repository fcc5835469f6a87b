import type { Page } from "@playwright/test";
import { firstRecord, kinds } from "../testing/pages";
import { expect, FULL, test } from "./site";
import { windows } from "./storefront";

/** Opens a page as a browser without AVIF does. */
async function openWithoutAvif(page: Page, path: string): Promise<void> {
  await page.route("**", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      // Chromium warns of a preload that it does not use.
      .replaceAll(/<link rel="preload" as="image" type="image\/avif"[^>]*>/g, "")
      .replaceAll('type="image/avif"', 'type="image/unknown"');
    return route.fulfill({ response, body });
  });
  await page.goto(path);
}

/** What each picture shows, and the WebP that it has for this window. */
async function picturesOf(page: Page) {
  return page.evaluate(() =>
    Promise.all(
      [...document.images]
        .filter((image) => image.parentElement?.matches("picture") && image.checkVisibility())
        .map(async (image) => {
          image.loading = "eager";
          await image.decode().catch(() => undefined);
          const cuts = [...(image.parentElement?.querySelectorAll("source") ?? [])];
          const cut = cuts.find(({ type, media }) => type === "image/webp" && matchMedia(media).matches);
          return {
            shown: image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : "nothing",
            expected: cut?.srcset ?? image.getAttribute("src"),
            upright: cut !== undefined,
          };
        }),
    ),
  );
}

for (const [name, size] of Object.entries(windows)) {
  test(`on a ${name}, shows the WebP of every picture without AVIF`, FULL, async ({ page }) => {
    test.slow();
    await page.setViewportSize(size);
    let upright = 0;
    for (const path of kinds) {
      await openWithoutAvif(page, path);
      const pictures = await picturesOf(page);
      for (const { shown, expected } of pictures) {
        expect(shown, path).toBe(expected);
        expect(shown, path).toMatch(/\.webp$/);
      }
      upright += pictures.filter((picture) => picture.upright).length;
    }
    expect(upright > 0, "upright cuts are for phones").toBe(name === "phone");
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
