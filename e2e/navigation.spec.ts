import { dataPath, expect, FIREFOX, open, scrollTop, test } from "./site";
import { windows } from "./storefront";

test.use({ viewport: windows.desktop });

test("fetches a page's data as soon as its link is hovered or focused", FIREFOX, async ({ page }) => {
  await open(page, "/");
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  const hovered = page.waitForResponse(`**${dataPath("/clientes")}`);
  await menu.getByRole("link", { name: "Clientes" }).hover();
  expect((await hovered).ok()).toBe(true);
  const focused = page.waitForResponse(`**${dataPath("/valores")}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Valores" }).focus();
  expect((await focused).ok()).toBe(true);
  await expect(page).toHaveURL("/");
});

test("scrolls to the top on a link to the same page", FIREFOX, async ({ page }) => {
  await open(page, "/about-us");
  await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de nosotros" }).press("Enter");
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("leads to the section that a link names", FIREFOX, async ({ page }) => {
  await open(page, "/clientes");
  await page.getByRole("main").getByRole("link", { name: "Aceite crudo de palmiste" }).click();
  await expect(page.getByRole("heading", { name: "Aceite crudo de palmiste" })).toBeInViewport();
});

test.describe("offline", () => {
  test.use({ expectsFaults: true });

  test("keeps the page if code fails to load offline", FIREFOX, async ({ page, context }) => {
    await open(page, "/");
    await context.setOffline(true);
    const notice = page.getByRole("status").filter({ hasText: "Sin conexión." });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await page
      .getByRole("button", { name: /^Ampliar: / })
      .first()
      .click();
    await page.getByRole("heading", { level: 2 }).first().click();
    await expect(page.getByText("Something went wrong.")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  });
});

test("starts the Tab order with the skip link to the content", FIREFOX, async ({ page }) => {
  await open(page, "/valores");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("shows the button back to the top after 100 px of scroll", FIREFOX, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  const button = page.getByRole("button", { name: "Volver arriba" });
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 50, height: 50 });
  await button.click();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(button).toBeHidden();
});
