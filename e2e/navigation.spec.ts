import { dataPath, expect, hydrated, test } from "./site";

test.use({ viewport: { width: 1440, height: 900 } });

test("what a link leads to is fetched as soon as it is pointed at or focused", async ({ page, faults }) => {
  await page.goto("/");
  await hydrated(page);
  const menu = page.getByRole("navigation", { name: "Menú principal" });
  const pointedAt = page.waitForResponse(`**${dataPath("/clientes")}`);
  await menu.getByRole("link", { name: "Clientes" }).hover();
  expect((await pointedAt).ok()).toBe(true);
  const focused = page.waitForResponse(`**${dataPath("/valores")}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Valores" }).focus();
  expect((await focused).ok()).toBe(true);
  await expect(page).toHaveURL("/");
  expect(faults.list).toEqual([]);
});

test("a link to the page that is shown leads to its top", async ({ page }) => {
  await page.goto("/about-us");
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Acerca de nosotros" }).press("Enter");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("a page whose code cannot be fetched stays as it is", async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Ampliar: Aceite crudo de palma", exact: true }).click();
  await page.getByRole("heading", { name: "Lo que sale de un racimo" }).click();
  await expect(page.getByText("Something went wrong.")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
});

test("the skip link is the first stop and leads to the content", async ({ page, faults }) => {
  await page.goto("/valores");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Saltar al contenido" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  expect(faults.list).toEqual([]);
});

test("the button back to the top comes after 100 px of scroll and leads there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await hydrated(page);
  const button = page.getByRole("button", { name: "Volver arriba" });
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 101));
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 50, height: 50 });
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
