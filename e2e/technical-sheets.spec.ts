import type { Page } from "@playwright/test";
import { technicalSheetsPage } from "../app/catalog/content/corporate-pages";
import { technicalSheetWords } from "../app/catalog/content/document-words";
import { writtenPageWords } from "../app/catalog/content/sections";
import { technicalSheets } from "../app/catalog/content/technical-sheets";
import { fill } from "../app/lib/fill";
import { expectAccessible } from "./accessibility";
import { expect, overflow, test } from "./site";

const PRODUCTS = technicalSheets.map(({ name }) => name.es);
const oils = technicalSheets.filter(({ family }) => family === "oils");
const derivatives = technicalSheets.filter(({ family }) => family === "derivatives");
const { quote, quoteOf, open, files, specification } = technicalSheetsPage();
const { trade, families, filter, folded, profile } = specification;

const row = (page: Page, table: string, name: string) =>
  page.getByRole("table", { name: table }).getByRole("row", { name });
const comparison = (page: Page) => page.getByRole("form", { name: filter.title });
const checkbox = (page: Page, name: string) => comparison(page).getByRole("checkbox", { name });
const tradeUnits = (page: Page) => comparison(page).getByRole("button", { name: filter.trade });
const columns = (page: Page, name: string) => page.getByRole("columnheader", { name });

test("each card links to its documents and data, and asks for a quote", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  await expect(page.getByRole("article")).toHaveCount(PRODUCTS.length);
  for (const product of PRODUCTS) {
    const card = page.getByRole("article", { name: product, exact: true });
    await expect(card.getByRole("link")).toHaveCount(5);
    const request = card.getByRole("link", { name: fill(`${quote} ${quoteOf}`, { name: product }) });
    await expect(request).toHaveAttribute("href", /^\/contact-us\?producto=[a-z-]+#cotizacion$/);
    const sheet = card.getByRole("link", { name: open });
    await expect(sheet).toHaveAttribute("target", "_blank");
    // specification.test.ts covers their addresses, hosts.spec.ts the files.
    for (const file of [files.en, files.csv, files.json])
      await expect(
        card.getByRole("link", { name: `${file} ${fill(files.of, { name: product })}` }),
      ).toBeVisible();
  }
});

test("shows all figures in both systems of units without scripts", async ({ plainPage: page }) => {
  await page.goto("/ficha-tecnica");
  const temperature = row(page, trade.title, technicalSheetWords().trade["storage-temperature"].es);
  await expect(temperature).toContainText(/\d+–\d+ °C \(\d+–\d+ °F\)/);
  await expect(comparison(page)).toHaveCount(0);
});

test("prints the chosen products and units, without controls", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  for (const { short } of derivatives) await checkbox(page, short.es).uncheck();
  await tradeUnits(page).click();
  await page.emulateMedia({ media: "print" });
  await expect(comparison(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  for (const { name } of derivatives) await expect(columns(page, name.es)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: families.derivatives.title })).toBeHidden();
  const table = page.getByRole("table", { name: families.oils.title });
  await expect(table.getByText(/\d °F$/).first()).toBeVisible();
});

test("folds tables on a phone, with each value beside its product", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/ficha-tecnica");
  const values = page
    .getByRole("table", { name: families.oils.title, includeHidden: true })
    .getByRole("row", { includeHidden: true })
    .last();
  await expect(values).toBeHidden();
  // A link to a folded table opens it.
  const contents = page.getByRole("navigation", { name: writtenPageWords().contents });
  await contents.getByRole("link", { name: families.oils.title }).click();
  await expect(values).toBeVisible();
  await expect(page.getByRole("heading", { name: families.oils.title, exact: true })).toBeInViewport();
  for (const title of [trade.title, ...derivatives.map(({ name }) => name.es)])
    await page.getByText(new RegExp(`^${fill(folded, { count: "\\d+" })}: ${title}`)).click();
  await expect(page.getByRole("table")).toHaveCount(3 + derivatives.length);
  const minorAcid = row(page, profile.title, technicalSheetWords().acids["C6:0"]?.es ?? "");
  await expect(minorAcid).toHaveCount(0);
  await page.getByRole("checkbox", { name: fill(profile.minor, { limit: 10 }) }).check();
  await expect(minorAcid).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await tradeUnits(page).click();
  expect(await overflow(page)).toBe(0);
  for (const { short } of oils) await expect(values.getByText(short.es, { exact: true })).toBeVisible();
  await expectAccessible(page);
});
