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

    test("in the shop cart, toasts and menu stand where they should", async ({ page }) => {
      await openWithCart(page, "/shop", [banana, snapper]);
      await holdToasts(page);
      const panel = page.locator("details[open] > div");
      const toasts = page.locator(".Toastify__toast");

      await test.step("the cart under its button, whole in the window", async () => {
        await badge(page).click();
        const [box, button] = [await restingBox(panel), await restingBox(badge(page))];
        expectInside(box, size);
        expect(box.y).toBeGreaterThanOrEqual(button.bottom);
        if (size.width === 390) expect(box.x).toBeCloseTo(size.width - box.right, 0);
        else expect(box.right).toBeCloseTo(button.right, 0);
      });

      await test.step("a toast below the open cart", async () => {
        await panel.getByRole("button", { name: /Sweet Banana/ }).press("Enter");
        await expect(toasts).toContainText(["Product removed from cart"]);
        const [box, toast] = [await restingBox(panel), await restingBox(toasts)];
        expectInside(toast, size);
        expect(toast.y).toBeGreaterThanOrEqual(box.bottom);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      });

      await test.step("toasts at the top right under the header, one below the other", async () => {
        await page
          .getByRole("main")
          .getByRole("button", { name: /^Add to cart: Sweet Banana/ })
          .press("Enter");
        await expect(toasts).toContainText(["Product removed from cart", "Product added successfully"]);
        const header = await restingBox(page.getByRole("banner"));
        const [first, second] = [await restingBox(toasts.first()), await restingBox(toasts.last())];
        expect(size.width - first.right).toBeCloseTo(16, 0);
        expect(first.y).toBeGreaterThanOrEqual(header.bottom);
        expect(first.y).toBeLessThanOrEqual(header.bottom + 60);
        expect(second.x).toBeCloseTo(first.x, 0);
        expect(second.y).toBeGreaterThanOrEqual(first.bottom);
        expectInside(second, size);
      });

      if (size.width > 1180) return;
      await test.step("the menu fills the right side of the window from top to bottom", async () => {
        await page.getByRole("button", { name: "Abrir el menú" }).click();
        const sheet = await restingBox(page.getByRole("dialog", { name: "Menú principal" }));
        expect(sheet.right).toBeCloseTo(size.width, 0);
        expect([sheet.y, sheet.height]).toEqual([0, size.height]);
        expect(sheet.width).toBe(Math.min(440, size.width));
      });
    });
  });
}
