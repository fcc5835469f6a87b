import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CLIENT } from "../testing/build";
import { copySite } from "../testing/copy-site";
import { testDocument, writePages, writtenPages } from "../testing/written-pages";
import { expectAccessible } from "./accessibility";
import { boxOf, expect, FULL, open, overflow, test as base, testOfCopy } from "./site";

// A build whose owner has written pages, with all that such a text can hold (testing/written-pages).

const test = testOfCopy(async () => {
  const copy = await copySite();
  await writePages(copy);
  return copy;
});

// One build for all of them.
test.describe.configure({ mode: "default" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) => page.getByRole("navigation", { name: "En esta página" });

test("shows every written page accessibly at every width", FULL, async ({ page }) => {
  test.slow();
  for (const slug of writtenPages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/${slug}`);
    await expectAccessible(page);
    for (const width of [320, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${slug} at ${width} px`).toBe(0);
    }
    await expectAccessible(page);
  }
});

test("starts a long text with links to its headings, and ends it with footnotes", FULL, async ({ page }) => {
  await open(page, "/historia");
  await expect(contents(page)).toHaveCount(0);
  await open(page, "/politicas");
  await expect(contents(page).getByRole("link")).toHaveCount(6);
  await contents(page).getByRole("link", { name: "1. A quién obliga" }).click();
  await expect(page).toHaveURL(/#apartado-1-a-quien-obliga$/);
  await expect(page.getByRole("heading", { name: /^1\./ })).toBeInViewport();
  await main(page).getByRole("link", { name: "1", exact: true }).click();
  const back = main(page).getByRole("link", { name: "Volver a la referencia 1" });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(main(page).getByRole("heading", { name: "No turba" })).toBeInViewport();
});

// written-text.test.ts covers the HTML of tables, timelines, quotes, pictures and links to files.
test("stacks a table's values below the name of their row on a phone", FULL, async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/politicas");
    const table = main(page).getByRole("table").filter({ hasText: "Compromiso" });
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    const name = await boxOf(table.getByRole("rowheader", { name: "No turba" }));
    const value = await boxOf(table.getByRole("cell", { name: /Antes de sembrar/ }));
    expect(value.y >= name.bottom).toBe(width === 390);
    expect(value.right).toBeLessThanOrEqual(width);
  }
});

const documents = (page: Page) => main(page).getByRole("region", { name: "Documentos" });
const documentRow = (page: Page, name: string) =>
  documents(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

test("lists a page's documents with versions, withdrawals and certificates", FULL, async ({ page }) => {
  await open(page, "/politicas");
  await expect(documents(page).getByRole("heading", { level: 3 })).toHaveText([
    "Certificado de prueba",
    "Política ambiental",
    "Política de compras",
  ]);
  const policy = documentRow(page, "Política ambiental");
  await expect(policy).toContainText("Versión 2 Emitida el 4 de mayo de 2024");
  await policy.getByText("Una versión anterior").click();
  await expect(policy).toContainText("Versión 1 Emitida el 9 de enero de 2020");
  await expect(policy).toContainText("Reemplazada por la versión 2");
  const former = policy.getByRole("link", { name: "Abrir PDF Política ambiental Versión 1" });
  const kept = await page.request.get((await former.getAttribute("href")) ?? "");
  expect(await kept.body()).toEqual(testDocument("politica-ambiental", 1));
  await expect(documentRow(page, "Política de compras")).toContainText("Retirado el 31 de marzo de 2021");
  const certificate = documentRow(page, "Certificado de prueba");
  await expect(certificate).toContainText("Vigente hasta el 31 de mayo de 2098");
  await expect(certificate.getByRole("term")).toHaveText(["Tipo", "Número", "Emitido por", "Alcance"]);
});

test("lets certificates expire and dates pass without a new build", FULL, async ({ page }) => {
  await page.clock.setFixedTime("2098-06-01T00:00:00-06:00");
  await open(page, "/agenda-corporativa");
  const agenda = page.getByRole("region", { name: "Próximas fechas" });
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText(COMING.slice(1));
  await expect(agenda.getByText("3 fechas pasadas")).toBeVisible();

  await open(page, "/ficha-tecnica");
  const row = page.getByRole("listitem").filter({ hasText: "Certificado de prueba" });
  await expect(row).toContainText("Venció el 31 de mayo de 2098");
  const check = page.getByRole("region", { name: "¿Es auténtica su copia?" });
  // check-copy.test.ts has the other states.
  const buffer = testDocument("certificado-de-prueba", 1);
  const file = { name: "copia.pdf", mimeType: "application/pdf", buffer };
  await check.getByLabel("Elegir archivos PDF").setInputFiles(file);
  const answer = check.getByRole("status").getByRole("listitem");
  await expect(answer).toHaveText(/Auténtica, pero vencida.*Venció el 31 de mayo de 2098/);
  await expectAccessible(page);
});

const COMING = [
  "Visita abierta a la planta; báscula, extracción y laboratorio",
  "Feria Agrícola del Litoral, La Ceiba",
];
const PAST = ["Asamblea de productores", "Día de campo: poda y fertilización"];

test("shows coming dates, folds past ones, and offers a calendar file", FULL, async ({ page }) => {
  await open(page, "/agenda-corporativa");
  const agenda = page.getByRole("region", { name: "Próximas fechas" });
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText(COMING);
  await expect(agenda).toContainText("Jueves 20 de febrero de 2098, 9:00 a. m. – 11:30 a. m.");
  await expect(agenda).toContainText("Viernes 5 de septiembre de 2098 – domingo 7 de septiembre de 2098");
  await agenda.getByText("2 fechas pasadas").click();
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText([...COMING, ...PAST]);

  const link = page.getByRole("link", { name: "Agregar a su calendario" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const [, ...events] = (await answer.text()).replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  expect(events).toHaveLength(4);
  expect(events[2]?.split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:agenda-3@www.aceitescorozal.example",
      "DTSTAMP:20980220T000000Z",
      // 9:00 in Honduras.
      "DTSTART:20980220T150000Z",
      "DTEND:20980220T173000Z",
      String.raw`SUMMARY:Visita abierta a la planta\; báscula\, extracción y laboratorio`,
      String.raw`LOCATION:Planta de Aldea Corozal\, Atlántida`,
    ]),
  );
  expect(events[1]).toContain("DTSTART;VALUE=DATE:20980905\r\nDTEND;VALUE=DATE:20980908\r\n");
});

test("links headings and opens past dates without scripts", FULL, async ({ plainPage: page }) => {
  await page.goto("/politicas");
  await contents(page).getByRole("link", { name: "No turba" }).click();
  await expect(page.getByRole("heading", { name: "No turba" })).toBeInViewport();
  await page.goto("/agenda-corporativa");
  await page.getByText("2 fechas pasadas").click();
  await expect(page.getByRole("heading", { name: "Asamblea de productores" })).toBeVisible();
});

test("prints tables as on a desktop, without the links to headings", FULL, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/politicas");
  await expect(contents(page)).toHaveCount(0);
  const row = main(page).getByRole("row", { name: /^No turba/ });
  const [first, last] = [row.getByRole("rowheader"), row.getByRole("cell").last()];
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
});

base("publishes no outline of an unwritten page", async () => {
  const files = (await readdir(CLIENT, { recursive: true })).filter((name) =>
    /\.(?:html|js|data|json|xml|txt|ics)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(await readFile(path.join(CLIENT, file), "utf8"), file).not.toMatch(/Escriba aquí/i);
  expect(files).not.toContain("documentos/agenda.ics");
});
