import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { CLIENT } from "../testing/build";
import { buildSite, copySite } from "../testing/copy-site";
import { hydrated } from "../testing/hydrated";
import { serveBuild } from "../testing/serve-build";
import { testDocument, writePages, writtenPages } from "../testing/written-pages";
import { expectAccessible } from "./accessibility";
import { Faults } from "./site";

// The seven pages as they are once their owner has written them: a build of its own, with texts of testing/written-pages.

const test = base.extend<{ faults: Faults }, { written: string }>({
  written: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const copy = await copySite({});
      await writePages(copy);
      await buildSite(copy).ended;
      const { origin, close } = await serveBuild(path.join(copy, "build"), path.join(copy, "outbox"));
      await provide(origin);
      close();
      await rm(copy, { recursive: true });
    },
    { scope: "worker", timeout: 600_000 },
  ],
  baseURL: ({ written }, provide) => provide(written),
  faults: [
    async ({ page }, provide) => {
      const faults = new Faults();
      faults.watch(page);
      await provide(faults);
      expect(faults.list).toEqual([]);
    },
    { auto: true },
  ],
});

// One build for all of them.
test.describe.configure({ mode: "default" });

const main = (page: Page) => page.getByRole("main");

for (const slug of writtenPages) {
  test(`/${slug} is within reach of everybody, at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${slug}`);
    await hydrated(page);
    await expectAccessible(page);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

test("a long text begins with its headings, which lead to them", async ({ page }) => {
  await page.goto("/hoja-seguridad");
  await hydrated(page);
  const contents = page.getByRole("navigation", { name: "En esta página" });
  await expect(contents.getByRole("link")).toHaveCount(16);
  await contents.getByRole("link", { name: "14. Información relativa al transporte" }).click();
  await expect(page).toHaveURL(/#14-informacion-relativa-al-transporte$/);
  await expect(page.getByRole("heading", { name: /^14\./ })).toBeInViewport();
  await page.goto("/historia");
  await expect(contents).toHaveCount(0);
});

test("a time line names its years, a picture and a quote say what and whose they are", async ({ page }) => {
  await page.goto("/historia");
  const years = main(page).getByRole("list").filter({ hasText: "Once familias" }).getByRole("listitem");
  await expect(years).toHaveCount(5);
  await expect(years.first()).toHaveText(/^1998 Once familias/);
  const picture = main(page).getByRole("figure").filter({ hasText: "La báscula, donde cada carga" });
  await expect(picture.getByRole("img")).toHaveAccessibleName(/./);
  const quote = main(page).getByRole("figure").filter({ hasText: "Nadie nos iba a enseñar" });
  await expect(quote.getByRole("blockquote")).toBeVisible();
  await expect(quote).toContainText("Mercedes Flores, socia fundadora");
});

test("a table names its rows and columns, also on a phone", async ({ page }) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/procedimiento-quejas");
    const table = main(page).getByRole("table").filter({ hasText: "Investigación" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Etapa",
      "Qué hacemos",
      "Plazo",
      "Responsable",
    ]);
    const row = table.getByRole("rowheader", { name: "Recibo" });
    await expect(row).toBeVisible();
    const cell = table.getByRole("cell", { name: /2 días hábiles/ });
    await expect(cell).toBeVisible();
    // Beside the row's name; on a phone below it.
    const [name, value] = [await row.boundingBox(), await cell.boundingBox()];
    if (!name || !value) throw new Error("The row has no place.");
    expect(value.y >= name.y + name.height).toBe(width === 390);
    expect(value.x + value.width).toBeLessThanOrEqual(width);
  }
});

test("a file says what it is and how large, and is there", async ({ page }) => {
  await page.goto("/politicas");
  const link = main(page).getByRole("link", { name: "Política completa, firmada (PDF, 1 KB)" });
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  await page.goto("/alcance");
  await expect(
    main(page).getByRole("link", { name: "Ficha técnica del aceite crudo de palma (PDF)" }),
  ).toBeVisible();
});

const documents = (page: Page) => main(page).getByRole("region", { name: "Documentos" });

const documentRow = (page: Page, name: string) =>
  documents(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });

test("a page shows its documents: which version holds, since when one does not, what a certificate says", async ({
  page,
}) => {
  await page.goto("/politicas");
  await hydrated(page);
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

test("a certificate holds on its last day, and has expired on the day after, without a new build", async ({
  page,
}) => {
  await page.clock.setFixedTime("2098-05-31T23:59:00-06:00");
  await page.goto("/politicas");
  await hydrated(page);
  const certificate = documentRow(page, "Certificado de prueba");
  await expect(certificate).toContainText("Vigente hasta el 31 de mayo de 2098");
  await page.clock.setFixedTime("2098-06-01T00:00:00-06:00");
  await page.goto("/ficha-tecnica");
  await hydrated(page);
  const row = page.getByRole("listitem").filter({ hasText: "Certificado de prueba" });
  await expect(row).toContainText("Venció el 31 de mayo de 2098");

  const files = [
    { file: "politica-ambiental", version: 2 },
    { file: "politica-ambiental", version: 1 },
    { file: "certificado-de-prueba", version: 1 },
    { file: "politica-de-compras", version: 1 },
  ].map(({ file, version }) => ({
    name: `${file}.pdf`,
    mimeType: "application/pdf",
    buffer: testDocument(file, version),
  }));
  const check = page.getByRole("region", { name: "¿Es auténtica su copia?" });
  await check.getByLabel("Elegir archivos PDF").setInputFiles(files);
  await expect(check.getByRole("status").getByRole("listitem")).toHaveText([
    /Auténtica y vigente/,
    /Auténtica, pero reemplazada.*La reemplazó la versión 2, del 4 de mayo de 2024/,
    /Auténtica, pero vencida.*Venció el 31 de mayo de 2098/,
    /Auténtica, pero retirada.*31 de marzo de 2021/,
  ]);
  await expectAccessible(page);
});

test("a note stands at the end, and leads back", async ({ page }) => {
  await page.goto("/politicas");
  await hydrated(page);
  await main(page).getByRole("link", { name: "1", exact: true }).click();
  const back = main(page).getByRole("link", { name: "Volver a la referencia 1" });
  await expect(back).toBeInViewport();
  await back.click();
  await expect(main(page).getByRole("heading", { name: "No turba" })).toBeInViewport();
});

const COMING = [
  "Visita abierta a la planta; báscula, extracción y laboratorio",
  "Feria Agrícola del Litoral, La Ceiba",
];
const PAST = ["Asamblea de productores", "Día de campo: poda y fertilización"];

test("the agenda shows the next date first, and folds those that are over", async ({ page }) => {
  await page.goto("/agenda-corporativa");
  await hydrated(page);
  const agenda = page.getByRole("region", { name: "Próximas fechas" });
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText(COMING);
  await expect(agenda).toContainText("Jueves 20 de febrero de 2098, 9:00 a. m. – 11:30 a. m.");
  await expect(agenda).toContainText("Viernes 5 de septiembre de 2098 – domingo 7 de septiembre de 2098");
  await agenda.getByText("2 fechas pasadas").click();
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText([...COMING, ...PAST]);
});

test("a date passes for whoever looks later", async ({ page }) => {
  await page.clock.setFixedTime("2098-06-01T12:00:00-06:00");
  await page.goto("/agenda-corporativa");
  await hydrated(page);
  const agenda = page.getByRole("region", { name: "Próximas fechas" });
  await expect(agenda.getByRole("heading", { level: 3 })).toHaveText(COMING.slice(1));
  await expect(agenda.getByText("3 fechas pasadas")).toBeVisible();
});

test("a calendar can take the agenda", async ({ page }) => {
  await page.goto("/agenda-corporativa");
  const link = page.getByRole("link", { name: "Agregar a su calendario" });
  const answer = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const text = await answer.text();
  const lines = text.split("\r\n");
  expect(lines.at(-1)).toBe("");
  for (const line of lines) {
    expect(line).not.toContain("\n");
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const [, ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT\r\n");
  expect(events).toHaveLength(4);
  expect(events[2]?.split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:agenda-3@www.aceitescorozal.example",
      "DTSTAMP:20980220T000000Z",
      // Nine in Honduras.
      "DTSTART:20980220T150000Z",
      "DTEND:20980220T173000Z",
      String.raw`SUMMARY:Visita abierta a la planta\; báscula\, extracción y laboratorio`,
      String.raw`LOCATION:Planta de Aldea Corozal\, Atlántida`,
    ]),
  );
  expect(events[1]).toContain("DTSTART;VALUE=DATE:20980905\r\nDTEND;VALUE=DATE:20980908\r\n");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("text, headings and dates are there", async ({ page }) => {
    await page.goto("/politicas");
    await page
      .getByRole("navigation", { name: "En esta página" })
      .getByRole("link", { name: "No turba" })
      .click();
    await expect(page.getByRole("heading", { name: "No turba" })).toBeInViewport();
    await page.goto("/agenda-corporativa");
    await page.getByText("2 fechas pasadas").click();
    await expect(page.getByRole("heading", { name: "Asamblea de productores" })).toBeVisible();
  });
});

test("on paper a text has its tables as they are, and the addresses of its links", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.goto("/politicas");
  await expect(page.getByRole("navigation", { name: "En esta página" })).toHaveCount(0);
  const row = main(page).getByRole("row", { name: /^No turba/ });
  const [first, last] = [row.getByRole("rowheader"), row.getByRole("cell").last()];
  expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
});

base("nothing of the outlines is public: each page says that its text is to come", async () => {
  const files = (await readdir(CLIENT, { recursive: true })).filter((name) =>
    /\.(?:html|js|data|json|xml|txt|ics)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files)
    expect(await readFile(path.join(CLIENT, file), "utf8"), file).not.toMatch(/Escriba aquí/i);
  for (const slug of writtenPages)
    expect(await readFile(path.join(CLIENT, `${slug}.html`), "utf8"), slug).toMatch(
      /<p[^>]*>Aquí va el contenido/,
    );
  expect(files).not.toContain("documentos/agenda.ics");
});
