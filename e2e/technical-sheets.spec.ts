import type { Page } from "@playwright/test";
import { technicalSheets } from "../app/catalog/content/technical-sheets";
import { expectAccessible } from "./accessibility";
import { expect, overflow, test } from "./site";

const PRODUCTS = technicalSheets.map(({ name }) => name.es);

const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });
const comparison = (page: Page) => page.getByRole("form", { name: "Elija qué comparar" });
const checkbox = (page: Page, name: string) => comparison(page).getByRole("checkbox", { name });
const tradeUnits = (page: Page) => comparison(page).getByRole("button", { name: "°F, lb, ppm" });
const columns = (page: Page, name: string) => page.getByRole("columnheader", { name });

test("each card links to its documents and data, and asks for a quote", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  await expect(page.getByRole("article")).toHaveCount(PRODUCTS.length);
  for (const product of PRODUCTS) {
    const card = page.getByRole("article", { name: product, exact: true });
    await expect(card.getByRole("link")).toHaveCount(5);
    const quote = card.getByRole("link", { name: `Pedir cotización de ${product}` });
    await expect(quote).toHaveAttribute("href", /^\/contact-us\?producto=[a-z-]+#cotizacion$/);
    const sheet = card.getByRole("link", { name: `Abrir ficha de ${product}` });
    await expect(sheet).toHaveAttribute("target", "_blank");
    // specification.test.ts covers their addresses, hosts.spec.ts the files.
    for (const name of ["PDF en inglés", "CSV", "JSON"])
      await expect(card.getByRole("link", { name: `${name} de ${product}`, exact: true })).toBeVisible();
  }
});

test("shows all figures in both systems of units without scripts", async ({ plainPage: page }) => {
  await page.goto("/ficha-tecnica");
  const temperature = row(page, "Comercio y manejo", /^Temperatura de almacenamiento/);
  await expect(temperature).toContainText("32–40 °C (90–104 °F)");
  await expect(comparison(page)).toHaveCount(0);
});

test("prints the chosen products and units, without controls", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  await checkbox(page, "Coquillo").uncheck();
  await checkbox(page, "Raquis").uncheck();
  await tradeUnits(page).click();
  await page.emulateMedia({ media: "print" });
  await expect(comparison(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(columns(page, "Harina de coquillo")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Derivados" })).toBeHidden();
  await expect(row(page, "Aceites", /^Punto de fusión/).getByText("91–102 °F")).toBeVisible();
});

test("folds tables on a phone, with each value beside its product", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/ficha-tecnica");
  const iodine = page.getByText("Índice de yodo (Wijs)").locator("xpath=ancestor::tr");
  await expect(iodine).toBeHidden();
  // A link to a folded table opens it.
  const contents = page.getByRole("navigation", { name: "En esta página" });
  await contents.getByRole("link", { name: "Aceites" }).click();
  await expect(iodine).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aceites", exact: true })).toBeInViewport();
  for (const name of [/^Ver 6 valores: Comercio/, /^Ver 8 valores: Harina/, /^Ver 8 valores: Raquis/])
    await page.getByText(name).click();
  await expect(page.getByRole("table")).toHaveCount(5);
  await expect(row(page, "Perfil de ácidos grasos", /caproico/)).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Ver también los de menos de 10 %" }).check();
  await expect(row(page, "Perfil de ácidos grasos", /caproico/)).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await tradeUnits(page).click();
  expect(await overflow(page)).toBe(0);
  for (const name of ["Palma", "Palmiste"])
    await expect(iodine.getByText(name, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
