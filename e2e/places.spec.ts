import type { Locator } from "@playwright/test";
import { boxOf, expect, open, test } from "./site";
import { badge, first, holdToasts, openWithCart, second, windows } from "./storefront";

/** The rectangle of an element once its animations have ended. */
async function restingBox(of: Locator) {
  await expect(of).toBeVisible();
  await of.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  });
  return boxOf(of);
}

type Box = Awaited<ReturnType<typeof restingBox>>;

for (const size of [windows.phone, { width: 820, height: 1180 }, windows.desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size, contextOptions: { reducedMotion: "reduce" } });

    const expectCentered = (box: Box) => {
      expect(box.x + box.width / 2).toBeCloseTo(size.width / 2, 0);
      expect(box.y + box.height / 2).toBeCloseTo(size.height / 2, 0);
    };
    const expectInside = (box: Box) => {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(size.width);
      expect(box.bottom).toBeLessThanOrEqual(size.height);
    };

    test("opens a video in the middle, below its close button", async ({ page }) => {
      await page.route(/^https:\/\/(?!127)/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<title>player</title>" }),
      );
      await open(page, "/home-2");
      await page.getByRole("button", { name: "OUR STORY" }).click();
      const dialog = page.getByRole("dialog", { name: "Our story" });
      expectCentered(await restingBox(dialog));
      const video = await restingBox(dialog.locator("iframe"));
      const close = await restingBox(dialog.getByRole("button", { name: "Close" }));
      expect(video.width / video.height).toBeCloseTo(16 / 9, 1);
      expectInside(video);
      expectInside(close);
      expect(close.bottom).toBeLessThanOrEqual(video.y);
      expect(close.right).toBeCloseTo(video.right, 0);
    });

    test("shows the lightbox's picture in the middle, between two bars of buttons", async ({ page }) => {
      await open(page, `/shop-single/${first.id}`);
      await page.getByRole("button", { name: /^Enlarge: 1 of/ }).click();
      const dialog = page.getByRole("dialog", { name: first.title });
      const picture = await restingBox(dialog.getByRole("img"));
      expectCentered(picture);
      for (const name of ["Zoom in or out", "Close", "Previous", "Next"]) {
        const button = await restingBox(dialog.getByRole("button", { name }));
        expectInside(button);
        if (["Previous", "Next"].includes(name)) expect(button.y).toBeGreaterThanOrEqual(picture.bottom);
        else expect(button.bottom).toBeLessThanOrEqual(picture.y);
      }
    });

    test("places cart, toasts and menu in their corners", async ({ page }) => {
      await openWithCart(page, "/shop", [first, second]);
      await holdToasts(page);
      const panel = page.locator("details[open] > div");
      const toasts = page.locator(".Toastify__toast");

      await test.step("the cart under its button", async () => {
        await badge(page).click();
        const [box, button] = [await restingBox(panel), await restingBox(badge(page))];
        expectInside(box);
        expect(box.y).toBeGreaterThanOrEqual(button.bottom);
        if (size === windows.phone) expect(box.x).toBeCloseTo(size.width - box.right, 0);
        else expect(box.right).toBeCloseTo(button.right, 0);
      });

      await test.step("a toast below the open cart", async () => {
        await panel.getByRole("button", { name: first.title }).press("Enter");
        await expect(toasts).toContainText(["Product removed from cart"]);
        const [box, toast] = [await restingBox(panel), await restingBox(toasts)];
        expectInside(toast);
        expect(toast.y).toBeGreaterThanOrEqual(box.bottom);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
      });

      await test.step("toasts at the top right, one below the other", async () => {
        const add = page.getByRole("main").getByRole("button", { name: `Add to cart: ${first.title}` });
        await add.press("Enter");
        await expect(toasts).toContainText(["Product removed from cart", "Product added successfully"]);
        const header = await restingBox(page.getByRole("banner"));
        const [upper, lower] = [await restingBox(toasts.first()), await restingBox(toasts.last())];
        expect(size.width - upper.right).toBeCloseTo(16, 0);
        expect(upper.y).toBeGreaterThanOrEqual(header.bottom);
        expect(upper.y).toBeLessThanOrEqual(header.bottom + 60);
        expect(lower.x).toBeCloseTo(upper.x, 0);
        expect(lower.y).toBeGreaterThanOrEqual(upper.bottom);
        expectInside(lower);
      });

      if (size.width > 1180) return;
      await test.step("the menu at the right edge, from top to bottom", async () => {
        await page.getByRole("button", { name: "Abrir el menú" }).click();
        const sheet = await restingBox(page.getByRole("dialog", { name: "Menú principal" }));
        expect(sheet.right).toBeCloseTo(size.width, 0);
        expect([sheet.y, sheet.height]).toEqual([0, size.height]);
        expect(sheet.width).toBe(Math.min(440, size.width));
      });
    });
  });
}
