import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessibility";
import { expect, test } from "./site";

const PRODUCTS = ["Aceite crudo de palma", "Aceite crudo de palmiste", "Harina de coquillo", "Raquis picado"];

test("each of the four cards has a link that opens its document in a new tab, and asks for a quote of it", async ({
  page,
}) => {
  await page.goto("/ficha-tecnica");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(PRODUCTS.length);
  for (const name of PRODUCTS) {
    const card = page.getByRole("article", { name, exact: true });
    await expect(card.getByRole("link")).toHaveCount(5);
    await expect(card.getByRole("link", { name: `Pedir cotización de ${name}` })).toHaveAttribute(
      "href",
      /^\/contact-us\?producto=[a-z-]+#cotizacion$/,
    );
    const link = card.getByRole("link", { name: `Abrir ficha de ${name}` });
    await expect(link).toHaveAttribute("target", "_blank");
    const document = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(document.headers()["content-type"]).toBe("application/pdf");
  }
});

test("on each card are the English document, a table and data of the product", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  for (const name of PRODUCTS) {
    for (const [label, type] of [
      ["PDF en inglés", "application/pdf"],
      ["CSV", "text/csv; charset=utf-8"],
      ["JSON", "application/json"],
    ]) {
      const link = page
        .getByRole("article", { name, exact: true })
        .getByRole("link", { name: `${label} de ${name}`, exact: true });
      const file = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(file.status()).toBe(200);
      expect(file.headers()["content-type"]).toBe(type);
    }
  }
});

const row = (page: Page, table: string, name: RegExp) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });

const comparison = (page: Page) => page.getByRole("form", { name: "Elija qué comparar" });

test("without scripts every figure stands side by side, in both systems of units", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/ficha-tecnica");
  await expect(row(page, "Aceites", /^Índice de yodo/)).toContainText(/50\.0–55\.0.*14\.1–21\.0/);
  // Two products that share little have a table each.
  await expect(row(page, "Harina de coquillo", /^Humedad/)).toContainText(/máx\. 12/);
  await expect(row(page, "Raquis picado", /^Humedad/)).toContainText(/60–65/);
  await expect(row(page, "Perfil de ácidos grasos", /^Ácido láurico/)).toContainText(/ND–0\.5.*45\.0–55\.0/);
  await expect(row(page, "Comercio y manejo", /^Temperatura de almacenamiento/)).toContainText(
    "32–40 °C (90–104 °F)",
  );
  // The controls need scripts.
  await expect(comparison(page)).toHaveCount(0);
  await context.close();
});

test("unticking a product hides its column in every table", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  await expect(page.getByRole("columnheader", { name: "Aceite crudo de palmiste" })).toHaveCount(3);
  await comparison(page).getByRole("checkbox", { name: "Palmiste" }).uncheck();
  await expect(page.getByRole("columnheader", { name: "Aceite crudo de palmiste" })).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Aceite crudo de palma" })).toHaveCount(3);
});

test("a use leaves the products that serve for it, and says when none is left", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  const form = comparison(page);
  await form.getByRole("combobox", { name: "Uso" }).selectOption("Suelo y compost");
  const products = page.getByRole("table", { name: "Comercio y manejo" }).getByRole("columnheader");
  await expect(products).toHaveText(["Parámetro", "Raquis picado"]);
  await expect(page.getByRole("table", { name: "Aceites" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Harina de coquillo" })).toHaveCount(0);
  await expect(row(page, "Raquis picado", /^Nitrógeno total/)).toHaveCount(1);
  // A row in which no product that is left has a value goes with them.
  await expect(row(page, "Comercio y manejo", /^Temperatura de almacenamiento/)).toHaveCount(0);

  await form.getByRole("checkbox", { name: "Raquis" }).uncheck();
  await expect(form.getByText("Ninguno de los productos elegidos tiene ese uso.")).toBeVisible();
  await form.getByRole("button", { name: "Mostrar los cuatro" }).click();
  await expect(products).toHaveText(["Parámetro", ...PRODUCTS]);
});

test("units of the trade take the place of the metric ones, and the page says that they are rounded", async ({
  page,
}) => {
  await page.goto("/ficha-tecnica");
  const packaging = row(page, "Comercio y manejo", /^Envases/);
  const note = page.getByText("Conversión redondeada", { exact: false });
  await expect(packaging.getByText("20–22 t").first()).toBeVisible();
  await expect(note).toBeHidden();
  const metric = comparison(page).getByRole("radio", { name: "Métricas" });
  await metric.focus();
  await page.keyboard.press("ArrowRight");
  await expect(packaging.getByText("44,000–49,000 lb").first()).toBeVisible();
  await expect(packaging.getByText("20–22 t").first()).toBeHidden();
  await expect(row(page, "Aceites", /^Carotenoides/).getByText("500–2000 ppm")).toBeVisible();
  await expect(note).toBeVisible();
});

test("paper has the products and units that were chosen, and nothing to press", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  const form = comparison(page);
  await form.getByRole("checkbox", { name: "Coquillo" }).uncheck();
  await form.getByRole("checkbox", { name: "Raquis" }).uncheck();
  await form.getByRole("radio", { name: "°F, lb, ppm" }).check();
  await page.emulateMedia({ media: "print" });
  await expect(form).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("columnheader", { name: "Harina de coquillo" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Derivados" })).toBeHidden();
  await expect(row(page, "Aceites", /^Punto de fusión/).getByText("91–102 °F")).toBeVisible();
});

test("on a phone nothing goes past the edge, in either system of units", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/ficha-tecnica");
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // The leading fatty acids are in sight, the others where one asks for them.
  const minor = page.getByText("Ácido caproico");
  await expect(page.getByText("Ácido palmítico")).toBeVisible();
  await expect(minor).toBeHidden();
  await page.getByRole("checkbox", { name: "Ver también los de menos de 10 %" }).check();
  await expect(minor).toBeVisible();
  // The other tables are folded. A link to one opens it; they open where they stand, too.
  const iodine = page.getByText("Índice de yodo (Wijs)").locator("xpath=ancestor::tr");
  await expect(iodine).toBeHidden();
  await page
    .getByRole("navigation", { name: "En esta página" })
    .getByRole("link", { name: "Aceites" })
    .click();
  await expect(iodine).toBeVisible();
  await expect(page.getByRole("heading", { name: "Aceites", exact: true })).toBeInViewport();
  for (const name of [
    "Ver 6 valores: Comercio y manejo",
    "Ver 8 valores: Harina de coquillo",
    "Ver 8 valores: Raquis picado",
  ])
    await page.getByText(name).click();
  await expect(page.getByRole("table")).toHaveCount(5);
  expect(await overflow()).toBe(0);
  await comparison(page).getByRole("radio", { name: "°F, lb, ppm" }).check();
  expect(await overflow()).toBe(0);
  // Each value has its product's name beside it.
  await expect(iodine.getByText("Palma", { exact: true })).toBeVisible();
  await expect(iodine.getByText("Palmiste", { exact: true })).toBeVisible();
  await expectAccessible(page);
});
