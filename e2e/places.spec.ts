import type { Locator, Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";
import { badge, banana, holdToasts, openWithCart, snapper } from "./storefront";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

type Size = (typeof WINDOWS)[number];

/** Where something stands, in px, once it has come to rest. */
async function restingBox(of: Locator) {
  await expect(of).toBeVisible();
  await of.evaluate(async (element) => {
    const moving = element.getAnimations().map((animation) => animation.finished);
    await Promise.all(moving.map((end) => end.catch(() => undefined)));
  });
  const box = await of.boundingBox();
  if (!box) throw new Error("It has no place.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

type Box = Awaited<ReturnType<typeof restingBox>>;

function expectMiddle(box: Box, { width, height }: Size): void {
  expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
  expect(box.y + box.height / 2).toBeCloseTo(height / 2, 0);
}

function expectInside(box: Box, { width, height }: Size): void {
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(height);
}

/** Answers for the video platform, which is not asked in tests. */
const withoutVideoHost = (page: Page) =>
  page.route(/^https:\/\/(?!127)/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
  );

for (const size of WINDOWS) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: "reduce" } });

    test("a video opens in the middle, its close button above it and in sight", async ({ page }) => {
      await withoutVideoHost(page);
      await page.goto("/home-2");
      await hydrated(page);
      await page.getByRole("button", { name: "OUR STORY" }).click();
      const dialog = page.getByRole("dialog", { name: "Our story" });
      expectMiddle(await restingBox(dialog), size);
      const [video, close] = [
        await restingBox(dialog.locator("iframe")),
        await restingBox(dialog.getByRole("button", { name: "Close" })),
      ];
      expect(video.width / video.height).toBeCloseTo(16 / 9, 1);
      expectInside(video, size);
      expectInside(close, size);
      expect(close.bottom).toBeLessThanOrEqual(video.y);
      expect(close.right).toBeCloseTo(video.right, 0);
    });

    test("the lightbox shows its picture in the middle, and its buttons in two bars", async ({ page }) => {
      await page.goto("/shop-single/1");
      await hydrated(page);
      await page.getByRole("button", { name: "Enlarge: 1 of 4" }).click();
      const dialog = page.getByRole("dialog", { name: "Sweet Banana" });
      const picture = await restingBox(dialog.getByRole("img"));
      expectMiddle(picture, size);
      for (const name of ["Zoom in or out", "Close"]) {
        const button = await restingBox(dialog.getByRole("button", { name }));
        expectInside(button, size);
        expect(button.bottom).toBeLessThanOrEqual(picture.y);
      }
      for (const name of ["Previous", "Next"]) {
        const button = await restingBox(dialog.getByRole("button", { name }));
        expectInside(button, size);
        expect(button.y).toBeGreaterThanOrEqual(picture.bottom);
      }
    });

    test("the cart opens under its button, whole in the window", async ({ page }) => {
      await openWithCart(page, "/shop", [banana, snapper]);
      await badge(page).click();
      const panel = await restingBox(page.locator("details[open] .header-panel"));
      const button = await restingBox(badge(page));
      expectInside(panel, size);
      expect(panel.y).toBeGreaterThanOrEqual(button.bottom);
      if (size.width === 390) {
        expect(panel.x).toBeCloseTo(size.width - panel.right, 0);
      } else {
        expect(panel.right).toBeCloseTo(button.right, 0);
      }
    });

    test("toasts stand at the top right under the header, one below the other", async ({ page }) => {
      await page.goto("/shop");
      await hydrated(page);
      await holdToasts(page);
      const add = page.getByRole("main").getByRole("button", { name: /^Add to cart: Sweet Banana/ });
      const toasts = page.locator(".Toastify__toast");
      await add.press("Enter");
      await expect(toasts).toContainText(["Product added successfully"]);
      await add.press("Enter");
      await expect(toasts).toContainText(["Product added successfully", "Product already in cart"]);
      const header = await restingBox(page.getByRole("banner"));
      const [first, second] = [await restingBox(toasts.first()), await restingBox(toasts.last())];
      expect(size.width - first.right).toBeCloseTo(16, 0);
      expect(first.y).toBeGreaterThanOrEqual(header.bottom);
      expect(first.y).toBeLessThanOrEqual(header.bottom + 60);
      expect(second.x).toBeCloseTo(first.x, 0);
      expect(second.y).toBeGreaterThanOrEqual(first.bottom);
      expectInside(second, size);
    });

    test("a toast leaves the open cart free", async ({ page }) => {
      await openWithCart(page, "/shop", [banana, snapper]);
      await holdToasts(page);
      await badge(page).click();
      await page
        .getByRole("button", { name: /Sweet Banana/ })
        .and(page.locator("details *"))
        .press("Enter");
      await expect(page.getByRole("alert")).toContainText("Product removed from cart");
      const panel = await restingBox(page.locator("details[open] .header-panel"));
      const toast = await restingBox(page.locator(".Toastify__toast"));
      expectInside(toast, size);
      expect(toast.y).toBeGreaterThanOrEqual(panel.bottom);
    });

    if (size.width < 1181) {
      test("the menu fills the right side of the window from top to bottom", async ({ page }) => {
        await page.goto("/shop");
        await hydrated(page);
        await page.getByRole("button", { name: "Abrir el menú" }).click();
        const sheet = await restingBox(page.getByRole("dialog", { name: "Menú principal" }));
        expect(sheet.right).toBeCloseTo(size.width, 0);
        expect([sheet.y, sheet.height]).toEqual([0, size.height]);
        expect(sheet.width).toBe(Math.min(440, size.width));
      });
    }
  });
}
