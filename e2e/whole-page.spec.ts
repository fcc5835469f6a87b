import type { Page } from "@playwright/test";
import { expect, test } from "./site";

/** Whether the end of a page is drawn though nobody has scrolled to it: a picture of the whole page shows it. */
const isEndDrawn = (page: Page) =>
  page
    .getByRole("contentinfo")
    .getByText("© 2026", { exact: false })
    .evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }));

for (const path of ["/", "/home-2"])
  test(`a picture of the whole of ${path} has its end`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => isEndDrawn(page)).toBe(true);
  });

test("so it has after a link", async ({ page }) => {
  await page.goto("/historia");
  await page
    .getByRole("navigation", { name: "Ruta de navegación" })
    .getByRole("link", { name: "Portada" })
    .click();
  await expect(page).toHaveTitle(/^Aceite crudo/);
  const shown = page.getByRole("main").getByRole("heading", { name: "Lo que sale de un racimo" });
  await expect
    .poll(() => shown.evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a picture of the whole page has its end at once", async ({ page }) => {
    await page.goto("/");
    expect(await isEndDrawn(page)).toBe(true);
  });
});
