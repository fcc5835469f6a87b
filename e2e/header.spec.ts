import type { Page } from "@playwright/test";
import { expect, open, test } from "./site";
import { windows } from "./storefront";

const menu = (page: Page) => page.getByRole("navigation", { name: "Menú principal" });
const group = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
/** The mark of the group that holds the page. */
const current = (page: Page, name: string) => group(page, name).locator("[data-current]");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Menú principal" });
const openButton = (page: Page) => page.getByRole("button", { name: "Abrir el menú" });

test.describe("on a desktop", () => {
  test.use({ viewport: windows.desktop });

  test("has the menu of the specification, the bar above it, and a wishlist that leads nowhere", async ({
    page,
  }) => {
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
    for (const text of [
      "Excellence that crosses borders",
      "Sun - Fri 9:30 - 17:00",
      "Aldea Corozal, Atlántida",
      "+504 0000-0000",
    ])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    const wishlist = page.getByRole("link", { name: "Lista de deseos" });
    await expect(wishlist).toBeDisabled();
    await expect(wishlist).not.toHaveAttribute("href");
  });

  test("opens one group at a time, and closes it on click, Escape, a click outside and navigation", async ({
    page,
  }) => {
    await open(page, "/");
    const history = menu(page).getByRole("link", { name: "Historia" });
    const policies = menu(page).getByRole("link", { name: "Políticas" });
    await expect(history).toBeHidden();
    await group(page, "Documentos").click();
    await expect(policies).toBeVisible();
    await group(page, "Empresa").press("Enter");
    await expect(history).toBeVisible();
    await expect(policies).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(history).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(history).toBeHidden();
    await expect(group(page, "Empresa")).toBeFocused();

    for (const elsewhere of [group(page, "Empresa"), page.getByRole("heading", { level: 1 })]) {
      await group(page, "Empresa").click();
      await expect(history).toBeVisible();
      await elsewhere.click();
      await expect(history).toBeHidden();
    }

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

  test("opens its groups without scripts", async ({ plainPage: page }) => {
    await page.goto("/");
    await group(page, "Productos").click();
    await menu(page).getByRole("link", { name: "Ficha Técnica" }).click();
    await expect(page).toHaveURL("/ficha-tecnica");
  });

  test("stays in view, and is stuck after 5 px of scroll", async ({ page }) => {
    await open(page, "/valores");
    const header = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo(0, 5));
    await expect(header).not.toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 6));
    await expect(header).toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(header).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: windows.phone, hasTouch: true });

  test("keeps the bar above on one line on the narrowest common phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: "Aceites Corozal" });
    const [tagline, phone] = await Promise.all([
      bar.getByText("Excellence that crosses borders").boundingBox(),
      bar.getByText("+504 0000-0000").boundingBox(),
    ]);
    expect(phone?.x).toBeGreaterThan((tagline?.x ?? 0) + (tagline?.width ?? 0));
  });

  test("opens the menu as a dialog that holds the focus and closes on Escape, its button and a link", async ({
    page,
  }) => {
    await open(page, "/");
    await expect(sheet(page)).toBeHidden();
    await openButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(openButton(page)).toBeFocused();

    await openButton(page).click();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main, footer"))).toBeNull();
    }
    await sheet(page).getByRole("button", { name: "Cerrar" }).click();
    await expect(sheet(page)).toBeHidden();

    await openButton(page).click();
    await sheet(page).getByText("Documentos").click();
    await sheet(page).getByRole("link", { name: "Código de Ética" }).click();
    await expect(page).toHaveURL("/codigo-etica");
    await expect(sheet(page)).toBeHidden();
  });

  test("closes the menu on the way back, and when the window grows wide", async ({ page }) => {
    await open(page, "/valores");
    await page.getByRole("contentinfo").getByRole("link", { name: "Historia" }).press("Enter");
    await expect(page).toHaveURL("/historia");
    await openButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/valores");
    await expect(sheet(page)).toBeHidden();
    await openButton(page).click();
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(sheet(page)).toBeHidden();
    await menu(page).getByRole("link", { name: "Clientes" }).click();
    await expect(page).toHaveURL("/clientes");
  });

  test("opens the menu without scripts", async ({ plainPage: page }) => {
    await page.goto("/");
    await openButton(page).click();
    await sheet(page).getByText("Empresa").click();
    await sheet(page).getByRole("link", { name: "Valores" }).click();
    await expect(page).toHaveURL("/valores");
  });
});
