import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test as base, expect as baseExpect, type Page } from "@playwright/test";
import sharp from "sharp";
import { createDesk } from "../desk/gateway";
import { installEditor } from "../desk/install";
import { convertPhotograph } from "../desk/photograph";
import { makeConfig } from "../desk/tools";
import { buildSite, copySite } from "../testing/copy-site";
import { freePort, listen } from "../testing/listen";
import { aPhotograph, SECRETS } from "../testing/photograph";
import { serveBuild } from "../testing/serve-build";
import { FULL } from "./site";

// The owner's editor in a browser, on a copy of the content. What it refuses is tested in desk/*.test.ts.

type Desk = { origin: string; root: string };

const test = base.extend<object, { desk: Desk }>({
  /** The editor of a copy of the site. */
  desk: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const root = await copySite();
      rmSync(path.join(root, "public"));
      cpSync("public", path.join(root, "public"), { recursive: true });
      git(root, "init", "--quiet");
      git(root, "add", "content");
      const desk = createDesk({ root, preview: "http://127.0.0.1:9", config: () => makeConfig(root) });
      await provide({ origin: await listen(desk), root });
      desk.close();
      desk.closeAllConnections();
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],
});

/** The editor starts anew with each entry, and a save runs `npm run content`. */
test.describe.configure({ timeout: 180_000 });
const expect = baseExpect.configure({ timeout: 60_000 });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeAll(() => expect(installEditor(), "the editor is installed").toBe(true));
test.afterEach(({ desk }) => {
  git(desk.root, "checkout", "--quiet", "--", "content");
  git(desk.root, "clean", "--quiet", "--force", "-d", "--", "content");
});

const git = (root: string, ...options: string[]) => String(execFileSync("git", options, { cwd: root }));

/** The lines of the content that changed since the test began. */
const diff = ({ root }: Desk) =>
  git(root, "diff", "--unified=0", "--", "content")
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

async function open(page: Page, { origin }: Desk, entry: string): Promise<void> {
  // A fresh document: the editor keeps what it knows of the entry before.
  await page.goto("about:blank");
  await page.goto(`${origin}/#/collections/${entry}`);
}

const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true }).first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A field with its label, its help and its errors. */
const field = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(String.raw`^Campo .\W?${label}\W?.$`) }).first();

async function save(page: Page): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/contents")),
    button(page, "Guardar").click(),
  ]);
  return answer.status();
}

/** An entry of each shape of file (desk/change.test.ts has all files): a field, its new value, its line in the file, and the page that shows it. */
const entries: [entry: string, label: string, value: string, line: string, page: string][] = [
  ["empresa/entries/company", "Teléfono", "+504 2440-1234", "phone: +504 2440-1234", "/contact-us"],
  ["corporativas/entries/pages-valores", "Título", "Lo que nos guía", "title: Lo que nos guía", "/valores"],
  ["escritas/entries/pages-historia", "Título", "Desde 1956", "title: Desde 1956", "/historia"],
  ["secciones/entries/sections-next-steps", "Título", "Y ahora", "title: Y ahora", "/historia"],
  ["documents/entries/harina-de-coquillo", "En español", "Harinilla", "  es: Harinilla", "/ficha-tecnica"],
  ["products/entries/banana", "Nombre", "Baby Banana", "name: Baby Banana", "/shop-single/1"],
  ["testimonials/entries/henk-visser", "Nombre", "Henk de Vries", "name: Henk de Vries", "/services"],
];

test("changes, adds and removes entries in the built site", FULL, async ({ page, desk }) => {
  test.setTimeout(900_000);
  for (const [entry, label, value] of entries) {
    await open(page, desk, entry);
    await expect(textbox(page, label), entry).not.toHaveValue("");
    await textbox(page, label).fill(value);
    expect(await save(page), entry).toBe(201);
  }
  const lines = diff(desk);
  expect(lines).toHaveLength(2 * entries.length);
  expect(lines).toEqual(expect.arrayContaining(entries.map(([, , , line]) => `+${line}`)));

  await open(page, desk, "clients/new");
  await textbox(page, "Nombre").fill("Aceites del Norte");
  await page
    .getByRole("group", { name: /Logotipo/ })
    .getByRole("button", { name: "Elegir imagen" })
    .click();
  await button(page, "nortiva").click();
  await textbox(page, "Descripción").fill("Refina aceite en Olanchito.");
  await page.getByRole("radio", { name: "Aceite crudo de palma" }).check();
  expect(await save(page)).toBe(201);

  await open(page, desk, "testimonials/entries/oscar-zelaya");
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: /Eliminar/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect
    .poll(() => existsSync(path.join(desk.root, "content/testimonials/oscar-zelaya.md")))
    .toBe(false);

  // Documents contain the telephone number and a product's name: they get a new version.
  execFileSync(process.execPath, ["build-tools/issue.ts"], { cwd: desk.root });
  await buildSite(desk.root);
  const built = await serveBuild(path.join(desk.root, "build"), path.join(desk.root, "outbox"));
  for (const [at, text] of [
    ...entries.map(([, , value, , address]) => [address, value] as const),
    ["/clientes", "Aceites del Norte"],
    ["/services", "Claudia Reyes"],
  ] as const) {
    await page.goto(built.origin + at);
    const parts = page.getByRole("main").or(page.getByRole("contentinfo"));
    await expect(parts.getByText(text).first(), at).toBeAttached();
  }
  await expect(page.getByText("Óscar Zelaya")).toHaveCount(0);
  built.close();
});

test("explains mistakes in Spanish, and writes nothing", FULL, async ({ page, desk }) => {
  await open(page, desk, "products/entries/banana");
  await textbox(page, "Nombre").fill("");
  await textbox(page, "Precio").fill("3,20");
  await button(page, "Guardar").click();
  await expect(field(page, "Nombre")).toContainText("Este campo es obligatorio");
  await expect(field(page, "Precio")).toContainText(
    "Escriba un precio en dólares y centavos, con punto, como $4.10",
  );
  await expect(page.getByRole("alert").filter({ hasText: "2 campos tienen errores" })).toBeVisible();
  expect(await page.evaluate(() => document.fonts.check("24px 'Material Symbols Outlined'"))).toBe(true);

  await open(page, desk, "posts/entries/the-river-is-our-oldest-neighbour");
  await textbox(page, "Texto").fill("Uno.\n\nDos.");
  expect(await save(page)).toBe(422);
  await expect(page.getByRole("alertdialog")).toContainText("un solo párrafo, sin líneas vacías");
  expect(diff(desk)).toEqual([]);
});

test("chooses a picture by sight, and shows it beside its words", FULL, async ({ page, desk }) => {
  const expectLoaded = (image: ReturnType<Page["locator"]>) =>
    expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await open(page, desk, "escritas/entries/pages-historia");
  await field(page, "Imagen").getByRole("button", { name: "Cambiar imagen" }).click();
  await page.getByRole("searchbox", { name: "Buscar imagen por nombre" }).fill("river");
  await expectLoaded(button(page, "river").locator("img"));
  await button(page, "river").click();
  expect(await save(page)).toBe(201);
  expect(diff(desk)).toEqual(["-picture: hills", "+picture: river"]);

  await open(page, desk, "imagenes/entries/pictures-pictures");
  const water = field(page, "hero-water");
  await water.getByRole("button", { name: "Expandir" }).click();
  await expectLoaded(water.locator("img"));
  await water.getByRole("textbox", { name: "En español" }).fill("Un río en calma");
  expect(await save(page)).toBe(201);
  expect(diff(desk)).toContain("+      es: Un río en calma");
});

test("puts a document into a text", FULL, async ({ page, desk }) => {
  await open(page, desk, "escritas/entries/pages-agenda-corporativa");
  await textbox(page, "Texto").getByText("Encuentros con productores").click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Insertar" }).click();
  await page.getByRole("menuitem", { name: "Documento para descargar" }).click();
  await page.getByRole("combobox", { name: "Documento" }).click();
  await page.getByRole("option", { name: "ficha-tecnica-raquis-picado.pdf" }).click();
  await page.getByRole("textbox", { name: "Texto del enlace" }).fill("Ficha del raquis");
  expect(await save(page)).toBe(201);
  expect(diff(desk)).toContain("+[Ficha del raquis](/documentos/ficha-tecnica-raquis-picado.pdf)");
});

test("adds a date to the agenda", FULL, async ({ page, desk }) => {
  await open(page, desk, "events/new");
  await textbox(page, "Qué es").fill("Asamblea de productores");
  await field(page, "Día").locator("input").first().fill("2027-03-13");
  await field(page, "Hora").locator("input").first().fill("08:30");
  await textbox(page, "Lugar").fill("Salón comunal");
  expect(await save(page)).toBe(201);
  const file = path.join(desk.root, "content/events/asamblea-de-productores.yaml");
  expect(readFileSync(file, "utf8")).toContain(
    "id: 1\ntitle: Asamblea de productores\ndate: 2027-03-13\ntime: 08:30\nplace: Salón comunal\n",
  );
});

// photograph.test.ts and photographs-in-content.test.ts cover metadata, sizes and other file types.
test("shows an uploaded photograph and logo in the built site", FULL, async ({ page, desk }) => {
  test.setTimeout(600_000);
  const read = (file: string) => readFileSync(path.join(desk.root, file), "utf8");
  const photograph = await aPhotograph();
  const upload = (name: string, buffer: Buffer) =>
    page.getByLabel("Subir una foto").first().setInputFiles({ name, mimeType: "image/jpeg", buffer });
  const expectAlert = (hasText: RegExp) => expect(page.getByRole("alert").filter({ hasText })).toBeVisible();
  await open(page, desk, "products/entries/banana");
  await upload("notas.jpg", Buffer.from("Precios de octubre\n".repeat(50)));
  await expectAlert(/no es una foto/);
  await upload("IMG_20261012.jpg", photograph);
  await button(page, "Usar esta foto").click();
  await expectAlert(/Escriba qué se ve en la foto/);
  await page
    .getByRole("textbox", { name: "Qué se ve en la foto, en inglés" })
    .fill("Ripe bananas in a basket by the river");
  await page.getByRole("slider", { name: "De arriba abajo" }).press("Home");
  await button(page, "Usar esta foto").click();
  const name = "ripe-bananas-in-a-basket-by";
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(await save(page)).toBe(201);
  expect(read("content/products/banana.md")).toContain(`pictures:\n  - ${name}\n`);
  expect(read(`content/photographs/${name}.yaml`)).toContain(
    "en: Ripe bananas in a basket by the river\nposition: 50% 0%\n",
  );

  await open(page, desk, "clients/entries/aceites-litoral");
  await page.getByLabel("Subir un logotipo").setInputFiles("testing/logo.svg");
  await expect(page.getByText("aceites-litoral", { exact: true })).toBeVisible();
  expect(await save(page)).toBe(201);

  await buildSite(desk.root);
  expect(read("build/client/clientes.html")).toContain("/assets/img/logos/aceites-litoral-");
  const html = read("build/client/shop-single/1.html");
  expect(html).toMatch(/<img[^>]*alt="Ripe bananas in a basket by the river"/);
  expect(html).toContain(`/assets/img/photographs/${name}-`);
});

// photograph.test.ts covers the other formats. Only the installed editor can decode HEIC.
test("turns a HEIC of an iPhone upright, in its true colours", FULL, async () => {
  const master = await convertPhotograph(readFileSync("testing/photograph.heic"));
  const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
  baseExpect([info.width, info.height]).toEqual([960, 1280]);
  // The file says 200, 60, 58, in Display P3.
  for (const [channel, value] of [217, 42, 51].entries())
    baseExpect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
  for (const secret of SECRETS) baseExpect(master.includes(secret)).toBe(false);
});

test("listens on this machine alone, and shows a page beside its fields", FULL, async ({ page }) => {
  const port = await freePort();
  const desk = spawn(process.execPath, ["desk/main.ts", "--no-open"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    let output = "";
    for await (const text of desk.stdout) if ((output += String(text)).includes("Ctrl+C")) break;
    const [, preview = ""] = /Vista previa: http:\/\/127\.0\.0\.1:(\d+)/.exec(output) ?? [];
    expect(output).toContain(`Escritorio: http://127.0.0.1:${port}/`);
    const others = Object.values(os.networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4");
    for (const { address } of others)
      for (const each of [port, preview])
        await expect(fetch(`http://${address}:${each}`), address).rejects.toThrow("fetch failed");
    await page.goto(`http://127.0.0.1:${port}/#/collections/corporativas/entries/pages-valores`);
    const site = page.frameLocator("iframe").frameLocator("iframe");
    await expect(site.getByRole("heading", { level: 1 })).toHaveText("Valores");
  } finally {
    desk.kill();
  }
});
