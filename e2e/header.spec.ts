import type { Page } from "@playwright/test";
import { company } from "../app/words/company";
import { header } from "../app/words/frame";
import { mainMenu as entries } from "../app/words/navigation";
import { boxOf, expect, FIREFOX, mainMenu, open, scrollTop, test } from "./site";
import { windows } from "./storefront";

const group = (page: Page, name: string) => mainMenu(page).locator("summary", { hasText: name });
/** The mark of the group that holds the page. */
const current = (page: Page, name: string) => group(page, name).locator("[data-current]");
const sheet = (page: Page) => page.getByRole("dialog", { name: header.mainMenu });
const openButton = (page: Page) => page.getByRole("button", { name: header.openMenu });

test.describe("on a desktop", () => {
  test.use({ viewport: windows.desktop });

  test("has the whole menu, the company's bar above it, and a disabled wishlist", async ({ page }) => {
    await page.goto("/");
    const labels = entries.map(({ label }) => label);
    await expect(mainMenu(page).locator("> ul > li").locator("> a, summary")).toHaveText(labels);
    const links = entries.flatMap((entry) => ("items" in entry ? entry.items : []));
    await expect(mainMenu(page).locator("details a")).toHaveText(links.map(({ label }) => label));
    for (const text of [company.tagline, company.hours, company.phone])
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    const wishlist = page.getByRole("link", { name: header.wishlist });
    await expect(wishlist).toBeDisabled();
    await expect(wishlist).not.toHaveAttribute("href");
  });

  test("opens one group at a time, and marks the one that holds the page", FIREFOX, async ({ page }) => {
    await open(page, "/");
    const history = mainMenu(page).getByRole("link", { name: "Historia" });
    const policies = mainMenu(page).getByRole("link", { name: "Políticas" });
    await expect(history).toBeHidden();
    await group(page, "Documentos").click();
    await expect(policies).toBeVisible();
    await group(page, "Empresa").press("Enter");
    await expect(history).toBeVisible();
    await expect(policies).toBeHidden();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(history).toBeHidden();

    // The menu does not list /about-us, but marks the group that it belongs to.
    for (const path of ["/historia", "/about-us"]) {
      await page.goto(path);
      await expect(current(page, "Empresa")).toBeAttached();
      await expect(current(page, "Productos")).toHaveCount(0);
    }
  });

  test("opens its groups without scripts", async ({ plainPage: page }) => {
    await page.goto("/");
    await group(page, "Productos").click();
    await mainMenu(page).getByRole("link", { name: "Ficha Técnica" }).click();
    await expect(page).toHaveURL("/ficha-tecnica");
  });

  test("stays in view, and is stuck after 5 px of scroll", FIREFOX, async ({ page }) => {
    await open(page, "/valores");
    const banner = page.getByRole("banner");
    await page.evaluate(() => window.scrollTo(0, 5));
    await expect(banner).not.toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 6));
    await expect(banner).toHaveAttribute("data-stuck");
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect(banner).toBeInViewport();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: windows.phone, hasTouch: true });

  test("keeps the company's bar on one line on the narrowest common phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/");
    const bar = page.getByRole("complementary", { name: company.name });
    const tagline = await boxOf(bar.getByText(company.tagline));
    expect((await boxOf(bar.getByText(company.phone))).x).toBeGreaterThan(tagline.right);
  });

  test("opens the menu as a dialog that holds the focus", FIREFOX, async ({ page }) => {
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
  });

  test("closes the menu on the way to a page and back, and in a wide window", FIREFOX, async ({ page }) => {
    await open(page, "/");
    await page.evaluate(() => window.scrollTo(0, 700));
    await openButton(page).click();
    await sheet(page).getByText("Empresa", { exact: true }).click();
    await sheet(page).getByRole("link", { name: "Historia" }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL("/historia");
    await expect(page.getByRole("main")).toBeFocused();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await openButton(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(sheet(page)).toBeHidden();
    await openButton(page).click();
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect(sheet(page)).toBeHidden();
    await mainMenu(page).getByRole("link", { name: "Clientes" }).click();
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
