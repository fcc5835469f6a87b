import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menú principal" });
const group = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
/** What marks a group as that of the page. */
const current = (page: Page, name: string) => group(page, name).locator("[data-current]");

test.describe("on a wide window", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the menu is that of the specification, in its order", async ({ page }) => {
    await page.goto("/");
    await expect(menu(page).locator("> ul > li").locator("> a, summary")).toHaveText([
      "Portada",
      "Empresa",
      "Productos",
      "Documentos",
      "Contáctenos",
      "Agenda Corporativa",
      "Clientes",
    ]);
    await expect(menu(page).locator("details a")).toHaveText([
      "Historia",
      "Visión y Misión",
      "Valores",
      "Proceso de Producción",
      "Ficha Técnica",
      "Hoja de Seguridad",
      "Políticas",
      "Alcance",
      "Código de Ética",
      "Procedimiento de Quejas",
    ]);
  });

  test("a group opens and closes on click, one at a time", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const history = menu(page).getByRole("link", { name: "Historia" });
    const policies = menu(page).getByRole("link", { name: "Políticas" });
    await expect(history).toBeHidden();
    await group(page, "Empresa").click();
    await expect(history).toBeVisible();
    await group(page, "Documentos").click();
    await expect(policies).toBeVisible();
    await expect(history).toBeHidden();
    await group(page, "Documentos").click();
    await expect(policies).toBeHidden();
  });

  test("a group closes on Escape, with focus back on it, on a click outside and on navigation", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const history = menu(page).getByRole("link", { name: "Historia" });
    await group(page, "Empresa").focus();
    await page.keyboard.press("Enter");
    await expect(history).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(history).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(history).toBeHidden();
    await expect(group(page, "Empresa")).toBeFocused();

    await group(page, "Empresa").click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(history).toBeHidden();

    await group(page, "Empresa").click();
    await history.click();
    await expect(page).toHaveURL("/historia");
    await expect(history).toBeHidden();
    await expect(current(page, "Empresa")).toBeAttached();
    // The company's page is in no group, and belongs to this one.
    await page.goto("/about-us");
    await expect(current(page, "Empresa")).toBeAttached();
    await expect(current(page, "Productos")).toHaveCount(0);
  });

  test("the groups open without scripts", async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(site.origin);
    await group(page, "Productos").click();
    await menu(page).getByRole("link", { name: "Ficha Técnica" }).click();
    await expect(page).toHaveURL(`${site.origin}/ficha-tecnica`);
    await context.close();
  });

  test("the header stays in sight and is sticked after 5 px", async ({ page }) => {
    await page.goto("/valores");
    await hydrated(page);
    const header = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo(0, 5));
    await expect(header).not.toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 6));
    await expect(header).toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(header).toBeInViewport();
  });

  test("the wishlist leads nowhere and says so", async ({ page }) => {
    await page.goto("/");
    const wishlist = page.getByRole("link", { name: "Lista de deseos" });
    await expect(wishlist).toBeDisabled();
    await expect(wishlist).not.toHaveAttribute("href");
  });

  test("the bar above shows tagline, hours, place and phone as text", async ({ page }) => {
    await page.goto("/");
    for (const text of [
      "Excellence that crosses borders",
      "Sun - Fri 9:30 - 17:00",
      "Aldea Corozal, Atlántida",
      "+504 0000-0000",
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the bar above is one line on the narrowest common phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "Aceites Corozal" });
    const [tagline, phone] = await Promise.all([
      bar.getByText("Excellence that crosses borders").boundingBox(),
      bar.getByText("+504 0000-0000").boundingBox(),
    ]);
    expect(phone?.x).toBeGreaterThan((tagline?.x ?? 0) + (tagline?.width ?? 0));
  });

  test("a button opens the menu as a sheet; Escape, the close button and a link close it", async ({
    page,
    faults,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const open = page.getByRole("button", { name: "Abrir el menú" });
    const sheet = page.getByRole("dialog", { name: "Menú principal" });
    await expect(sheet).toBeHidden();

    await open.click();
    await expect(sheet).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(open).toBeFocused();

    await open.click();
    await sheet.getByRole("button", { name: "Cerrar" }).click();
    await expect(sheet).toBeHidden();

    await open.click();
    await sheet.getByText("Documentos").click();
    await sheet.getByRole("link", { name: "Código de Ética" }).click();
    await expect(page).toHaveURL("/codigo-etica");
    await expect(sheet).toBeHidden();
    expect(faults.list).toEqual([]);
  });

  test("a window that grows wide and the way back leave no menu behind", async ({ page }) => {
    await page.goto("/valores");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Historia" }).press("Enter");
    await expect(page).toHaveURL("/historia");
    const sheet = page.locator("#menu");
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/valores");
    await expect(sheet).toBeHidden();
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(sheet).toBeHidden();
    await menu(page).getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
  });

  test("focus stays inside the open menu", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).toMatch(
        /DIALOG|BODY/,
      );
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer"))).toBeNull();
    }
  });

  test("the menu opens and leads on without scripts", async ({ browser, site }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(site.origin);
    await page.getByRole("button", { name: "Abrir el menú" }).click();
    await page.locator("#menu").getByText("Empresa").click();
    await page.locator("#menu").getByRole("link", { name: "Valores" }).click();
    await expect(page).toHaveURL(`${site.origin}/valores`);
    await context.close();
  });
});
