import { expect, test } from "./site";

const PRODUCTS = ["Aceite crudo de palma", "Aceite crudo de palmiste", "Harina de coquillo", "Raquis picado"];

test("each of the four cards has one link, which opens its document in a new tab", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(PRODUCTS.length);
  for (const name of PRODUCTS) {
    const link = page.getByRole("article", { name, exact: true }).getByRole("link");
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("target", "_blank");
    const document = await page.request.get((await link.getAttribute("href")) ?? "");
    expect(document.headers()["content-type"]).toBe("application/pdf");
  }
});

test("below them are the English document, a table and data of each product", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  for (const name of PRODUCTS) {
    for (const [label, type] of [
      ["PDF en inglés", "application/pdf"],
      ["CSV", "text/csv; charset=utf-8"],
      ["JSON", "application/json"],
    ]) {
      const link = page.getByRole("link", { name: `${label} de ${name}`, exact: true });
      const file = await page.request.get((await link.getAttribute("href")) ?? "");
      expect(file.status()).toBe(200);
      expect(file.headers()["content-type"]).toBe(type);
    }
  }
});

test("the figures stand side by side, without scripts, too", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto("/ficha-tecnica");
  const row = (table: string, name: RegExp) =>
    page.getByRole("table", { name: table }).getByRole("row", { name });
  await expect(row("Aceites", /^Índice de yodo/)).toContainText(/50\.0–55\.0.*14\.1–21\.0/);
  await expect(row("Derivados", /^Humedad/)).toContainText(/máx\. 12.*60–65/);
  await expect(row("Perfil de ácidos grasos", /^Ácido láurico/)).toContainText(/ND–0\.5.*45\.0–55\.0/);
  await context.close();
});
