import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import { test as base, expect as baseExpect, type Page } from "@playwright/test";
import sharp from "sharp";
import { createDesk } from "../desk/gateway";
import { installEditor } from "../desk/install";
import { makeConfig } from "../desk/tools";
import { BUILD } from "../testing/build";
import { buildSite, copySite } from "../testing/copy-site";
import { freePort, listen } from "../testing/listen";
import { serveBuild } from "../testing/serve-build";
import { aPhotograph, SECRETS } from "../testing/photograph";
import { FULL } from "./site";

// The owner's desk on a copy of the content, in a browser. What it shows beside the fields is a page of the test's own.

type Desk = { origin: string; root: string };

const test = base.extend<object, { editor: boolean; desk: Desk; copy: Desk }>({
  editor: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => provide(installEditor()),
    { scope: "worker", timeout: 120_000 },
  ],
  desk: [
    async ({ editor }, provide) => {
      baseExpect(editor, "the editor is installed").toBe(true);
      const root = mkdtempSync(path.join(os.tmpdir(), "desk-"));
      cpSync("content", path.join(root, "content"), {
        recursive: true,
        filter: (file) => !file.endsWith(".webp"),
      });
      for (const part of ["app", "build-tools", "desk", "public"])
        symlinkSync(path.resolve(part), path.join(root, part));
      git(root, "init", "--quiet");
      git(root, "add", "content");
      const page = createServer((request, response) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        response.end(`<h1>Página ${request.url}</h1>`);
      });
      const preview = await listen(page);
      const desk = createDesk({ root, preview, config: () => makeConfig(root) });
      await provide({ origin: await listen(desk), root });
      for (const server of [desk, page] satisfies Server[]) {
        server.close();
        server.closeAllConnections();
      }
      rmSync(root, { recursive: true });
    },
    { scope: "worker" },
  ],
  /** The desk of a copy of all that is built, into which pictures may be written. */
  copy: [
    async ({ editor }, provide) => {
      baseExpect(editor, "the editor is installed").toBe(true);
      const root = await copySite({});
      rmSync(path.join(root, "public"));
      cpSync("public", path.join(root, "public"), { recursive: true });
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
test.afterEach(({ desk }) => git(desk.root, "checkout", "--quiet", "--", "content"));

function git(root: string, ...options: string[]): string {
  return String(execFileSync("git", options, { cwd: root }));
}

/** What changed in the content since the test began, without the lines around it. */
const diff = ({ root }: Desk) =>
  git(root, "diff", "--unified=0", "--", "content")
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

/** Opens an entry in a page that knows nothing of the one before. */
async function open(page: Page, { origin }: Desk, entry: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`${origin}/#/collections/${entry}`);
}

/** A field with its label, its help and what is said of it. */
const fieldOf = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(String.raw`^Campo .\W?${label}\W?.$`) }).first();

/** Saves, and waits until the desk has answered. */
async function save(page: Page): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith("/contents")),
    page.getByRole("button", { name: "Guardar", exact: true }).click(),
  ]);
  return answer.status();
}

/** One entry of every group and folder: a field, what is written into it, its line in the file, and the page that says it. */
const entries: [entry: string, label: string, value: string, line: string, page: string][] = [
  ["empresa/entries/company", "Teléfono", "+504 2440-1234", "phone: +504 2440-1234", "/contact-us"],
  ["corporativas/entries/pages-valores", "Título", "Lo que nos guía", "title: Lo que nos guía", "/valores"],
  ["escritas/entries/pages-historia", "Título", "Desde 1956", "title: Desde 1956", "/historia"],
  ["secciones/entries/sections-next-steps", "Título", "Y ahora", "title: Y ahora", "/historia"],
  ["clients/entries/aceites-litoral", "Nombre", "Aceites Bahía", "name: Aceites Bahía", "/clientes"],
  [
    "documents/entries/harina-de-coquillo",
    "En español",
    "Harina fina",
    "  es: Harina fina",
    "/ficha-tecnica",
  ],
  [
    "register/entries/ft-palma-es",
    "Área responsable",
    "Laboratorio central",
    "area: Laboratorio central",
    "/ficha-tecnica",
  ],
  ["products/entries/banana", "Nombre", "Baby Banana", "name: Baby Banana", "/shop-single/1"],
  [
    "posts/entries/the-river-is-our-oldest-neighbour",
    "Título",
    "The river next door",
    "title: The river next door",
    "/blog-single/10",
  ],
  [
    "offers/entries/friday-fish",
    "Título de la oferta",
    "Thursday fish",
    "offerTitle: Thursday fish",
    "/home-3",
  ],
  ["farmers/entries/rosa-meza", "Nombre", "Rosa Paz", "name: Rosa Paz", "/team"],
  [
    "services/entries/organic-products",
    "Título",
    "Without spray",
    "title: Without spray",
    "/service-details/3",
  ],
  ["projects/entries/ice-on-the-beach", "Título", "Ice by the sea", "title: Ice by the sea", "/project"],
  ["testimonials/entries/henk-visser", "Nombre", "Henk de Vries", "name: Henk de Vries", "/services"],
  ["finca/entries/pages-faq", "Título", "Good questions", "title: Good questions", "/faq"],
];

test(
  "publishes changes, additions and removals of each kind of entry, and changes nothing else in its file",
  FULL,
  async ({ page, desk }) => {
    test.setTimeout(1_200_000);
    const before = git(desk.root, "write-tree").trim();
    let site = "";
    try {
      for (const [entry, label, value, line] of entries) {
        await open(page, desk, entry);
        const field = page.getByRole("textbox", { name: label, exact: true }).first();
        await expect(field, entry).not.toHaveValue("");
        await field.fill(value);
        expect(await save(page), entry).toBe(201);
        const lines = diff(desk);
        expect([lines[0]?.split(":")[0], lines[1], lines.length], entry).toEqual([
          `-${line.split(":")[0]}`,
          `+${line}`,
          2,
        ]);
        git(desk.root, "add", "content");
      }
      await addClient(page, desk);
      await open(page, desk, "testimonials/entries/oscar-zelaya");
      await remove(page);
      await expect
        .poll(() => existsSync(path.join(desk.root, "content/testimonials/oscar-zelaya.md")))
        .toBe(false);

      site = await copySite({});
      rmSync(path.join(site, "content"), { recursive: true });
      cpSync(path.join(desk.root, "content"), path.join(site, "content"), { recursive: true });
      // A telephone number or a product's name is in documents: they get a new version.
      execFileSync(process.execPath, ["build-tools/issue.ts"], { cwd: site });
      await buildSite(site).ended;
      const built = await serveBuild(path.join(site, "build"), path.join(site, "outbox"));
      const shows = async (at: string, text: string) => {
        await page.goto(built.origin + at);
        await expect(
          page.getByRole("main").or(page.getByRole("contentinfo")).getByText(text).first(),
          at,
        ).toBeAttached();
      };
      for (const [, , value, , at] of entries) await shows(at, value);
      await shows("/clientes", "Aceites del Norte");
      await shows("/services", "Claudia Reyes");
      await expect(page.getByText("Óscar Zelaya")).toHaveCount(0);
      built.close();
    } finally {
      if (site !== "") rmSync(site, { recursive: true });
      git(desk.root, "read-tree", before);
      git(desk.root, "clean", "--quiet", "--force", "-d", "--", "content");
    }
  },
);

test("shows mistakes in Spanish beside their fields, and writes nothing", FULL, async ({ page, desk }) => {
  await open(page, desk, "products/entries/banana");
  const says = (label: string, message: string) => expect(fieldOf(page, label)).toContainText(message);
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("");
  await page.getByRole("textbox", { name: "Precio", exact: true }).fill("3,20");
  await page.getByRole("textbox", { name: "Precio anterior" }).fill("$4");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await says("Nombre", "Este campo es obligatorio");
  await says("Precio", "Escriba un precio en dólares y centavos, con punto, como $4.10");
  await says("Precio anterior", "Escriba un precio en dólares y centavos, con punto, como $4.10");
  await expect(page.getByRole("alert").filter({ hasText: "3 campos tienen errores" })).toBeVisible();
  expect(diff(desk)).toEqual([]);
});

test(
  "checks a telephone number, an address and a title beside their fields",
  FULL,
  async ({ page, desk }) => {
    const says = (label: string, message: string) => expect(fieldOf(page, label)).toContainText(message);
    const fill = (label: string, text: string) =>
      page.getByRole("textbox", { name: label, exact: true }).fill(text);
    await open(page, desk, "empresa/entries/company");
    await fill("Teléfono", "+504 dos mil");
    await fill("Correo", "contacto");
    await fill("Dirección del sitio", "www.aceitescorozal.hn");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await says("Teléfono", "Escriba un teléfono con código de país, como +504 2440-1234");
    await says("Correo", "Escriba un correo como contacto@aceitescorozal.hn");
    await says("Dirección del sitio", "Escriba la dirección completa, con https://");
    await open(page, desk, "posts/entries/the-river-is-our-oldest-neighbour");
    await fill("Título", "Muy largo ".repeat(9));
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await says("Título", "80");
    expect(diff(desk)).toEqual([]);
  },
);

test("refuses mistakes across fields on saving, in Spanish", FULL, async ({ page, desk }) => {
  await open(page, desk, "posts/entries/the-river-is-our-oldest-neighbour");
  await page.getByRole("textbox", { name: "Texto", exact: true }).fill("Uno.\n\nDos.");
  expect(await save(page)).toBe(422);
  await expect(page.getByRole("alertdialog")).toContainText("un solo párrafo, sin líneas vacías");
  expect(diff(desk)).toEqual([]);
});

test("warns before it overwrites a file that has changed on disk", FULL, async ({ page, desk }) => {
  await open(page, desk, "empresa/entries/company");
  await page.getByRole("textbox", { name: "Teléfono", exact: true }).fill("+504 2440-1234");
  const file = path.join(desk.root, "content/company.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("Excellence", "Quality"));
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("cambió después de que usted lo abrió");
  expect(diff(desk)).toEqual([expect.stringContaining("Excellence"), expect.stringContaining("Quality")]);
});

test("lists pictures as thumbnails to choose from", FULL, async ({ page, desk }) => {
  await open(page, desk, "escritas/entries/pages-historia");
  await fieldOf(page, "Imagen").getByRole("button", { name: "Cambiar imagen" }).click();
  await page.getByRole("searchbox", { name: "Buscar imagen por nombre" }).fill("river");
  const choice = page.getByRole("button", { name: "river", exact: true });
  await expect
    .poll(() => choice.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await choice.click();
  expect(await save(page)).toBe(201);
  expect(diff(desk)).toEqual(["-picture: hills", "+picture: river"]);
});

test("shows a picture's problems beside it", FULL, async ({ page, desk }) => {
  await open(page, desk, "imagenes/entries/pictures-pictures");
  const field = fieldOf(page, "hero-water");
  await field.getByRole("button", { name: "Expandir" }).click();
  const image = field.locator("img");
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0);
  await field.getByRole("textbox", { name: "En español" }).fill("Un río en calma");
  expect(await save(page)).toBe(201);
  expect(diff(desk)).toEqual([expect.stringMatching(/^-\s+es: Río/), "+      es: Un río en calma"]);
});

test("previews the page beside the fields", FULL, async ({ page, desk }) => {
  await open(page, desk, "products/entries/banana");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("heading")).toHaveText("Página /shop-single/1");
});

/** Fills in a new client, and saves it. */
async function addClient(page: Page, desk: Desk, prepare = () => Promise.resolve()): Promise<void> {
  await open(page, desk, "clients/new");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Aceites del Norte");
  await page
    .getByRole("group", { name: /Logotipo/ })
    .getByRole("button", { name: "Elegir imagen" })
    .click();
  await page.getByRole("button", { name: "nortiva", exact: true }).click();
  await page.getByRole("textbox", { name: "Descripción", exact: true }).fill("Refina aceite en Olanchito.");
  await page.getByRole("textbox", { name: "Qué compra", exact: true }).fill("Aceite crudo de palma");
  await prepare();
  expect(await save(page)).toBe(201);
}

/** Removes the entry that is open. */
async function remove(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: /Eliminar/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
}

test("adds a record as a draft with the next number, and removes it", FULL, async ({ page, desk }) => {
  const file = "content/clients/aceites-del-norte.yaml";
  await addClient(page, desk, () => page.getByRole("switch", { name: "Borrador" }).click());
  expect(readFileSync(path.join(desk.root, file), "utf8"))
    .toBe(`# yaml-language-server: $schema=../../.schemas/clients.json
id: 3
name: Aceites del Norte
logo: nortiva
description: Refina aceite en Olanchito.
buys: Aceite crudo de palma
draft: true
`);
  await remove(page);
  await expect.poll(() => existsSync(path.join(desk.root, file))).toBe(false);
});

test("keeps an outline a draft until it is complete", FULL, async ({ page, desk }) => {
  await open(page, desk, "escritas/entries/pages-alcance");
  await page.getByRole("switch", { name: "Borrador" }).click();
  expect(await save(page)).toBe(422);
  await expect(page.getByRole("alertdialog")).toContainText(
    /alcance\.md, línea \d+, campo «Texto»: todavía dice «\[Escriba aquí .*Contéstelo o bórrelo/,
  );
  expect(diff(desk)).toEqual([]);
});

test("inserts a link to a file into text", FULL, async ({ page, desk }) => {
  await open(page, desk, "escritas/entries/pages-agenda-corporativa");
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  await text.getByText("Encuentros con productores").click();
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
  const file = path.join(desk.root, "content/events/asamblea-de-productores.yaml");
  await open(page, desk, "events/new");
  await page.getByRole("textbox", { name: "Qué es", exact: true }).fill("Asamblea de productores");
  await fieldOf(page, "Día").locator("input").first().fill("2027-03-13");
  await fieldOf(page, "Hora").locator("input").first().fill("08:30");
  await page.getByRole("textbox", { name: "Lugar", exact: true }).fill("Salón comunal");
  expect(await save(page)).toBe(201);
  expect(readFileSync(file, "utf8")).toBe(`# yaml-language-server: $schema=../../.schemas/events.json
id: 1
title: Asamblea de productores
date: 2027-03-13
time: 08:30
place: Salón comunal
`);
  rmSync(file);
});

/** Gives a file to the first field of an entry that shows a picture. */
const upload = (page: Page, file: string, buffer: Buffer) =>
  page.getByLabel("Subir una foto").first().setInputFiles({ name: file, mimeType: "image/jpeg", buffer });

test.describe("photographs", () => {
  test(
    "refuses files that are not photographs, in Spanish, and writes nothing",
    FULL,
    async ({ page, copy }) => {
      const photograph = await aPhotograph();
      const files = () => globSync("{content,public}/**", { cwd: copy.root }).length;
      const before = files();
      await open(page, copy, "products/entries/banana");
      const says = (message: RegExp) =>
        expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      await upload(page, "notas.jpg", Buffer.from("Precios de octubre\n".repeat(50)));
      await says(/no es una foto/);
      const small = await sharp(photograph).resize(640).jpeg().toBuffer();
      await upload(page, "IMG_1.jpg", small);
      await says(/demasiado pequeña: 640 × 480 píxeles/);
      await upload(page, "IMG_2.jpg", photograph.subarray(0, photograph.length / 2));
      await page.getByRole("button", { name: "Usar esta foto" }).click();
      await says(/Escriba qué se ve en la foto/);
      await page.getByRole("textbox", { name: "Qué se ve en la foto" }).fill("Bananas");
      await page.getByRole("button", { name: "Usar esta foto" }).click();
      await says(/dañada o no se copió entera/);
      expect(files()).toBe(before);
    },
  );

  test(
    "a HEIC of an iPhone becomes a picture that every browser shows, upright and with its colours",
    FULL,
    async ({ page, copy }) => {
      await open(page, copy, "projects/entries/ice-on-the-beach");
      const heic = readFileSync("testing/photograph.heic");
      for (const secret of SECRETS.slice(0, 2)) expect(heic.includes(secret)).toBe(true);
      await upload(page, "IMG_0007.HEIC", heic);
      await page.getByRole("textbox", { name: "Qué se ve en la foto, en inglés" }).fill("Ice in the sun");
      await page.getByRole("button", { name: "Usar esta foto" }).click();
      await expect(page.getByText("ice-in-the-sun", { exact: true })).toBeVisible();
      const master = readFileSync(path.join(copy.root, "content/photographs/ice-in-the-sun.webp"));
      const { data, info } = await sharp(master).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([960, 1280]);
      // The file says 200, 60, 58, in Display P3.
      for (const [channel, value] of [217, 42, 51].entries())
        expect(Math.abs((data[channel] ?? 0) - value)).toBeLessThanOrEqual(4);
      for (const secret of SECRETS) expect(master.includes(secret)).toBe(false);
    },
  );

  test(
    "one of a phone shows on its page: upright, in three widths, and nothing tells where it was taken; a logo on its client's",
    FULL,
    async ({ page, copy }) => {
      test.setTimeout(600_000);
      const photograph = await aPhotograph();
      for (const secret of SECRETS) expect(photograph.includes(secret)).toBe(true);
      await open(page, copy, "products/entries/banana");
      await upload(page, "IMG_20261012.jpg", photograph);
      await page
        .getByRole("textbox", { name: "Qué se ve en la foto, en inglés" })
        .fill("Ripe bananas in a basket by the river");
      await page.getByRole("slider", { name: "De arriba abajo" }).press("Home");
      await page.getByRole("button", { name: "Usar esta foto" }).click();
      const name = "ripe-bananas-in-a-basket-by";
      await expect(page.getByText(name, { exact: true })).toBeVisible();
      expect(await save(page)).toBe(201);
      const read = (file: string) => readFileSync(path.join(copy.root, file), "utf8");
      expect(read("content/products/banana.md")).toContain(`pictures:\n  - ${name}\n`);
      expect(read(`content/photographs/${name}.yaml`)).toContain(
        "en: Ripe bananas in a basket by the river\nposition: 50% 0%\n",
      );

      await open(page, copy, "clients/entries/aceites-litoral");
      await page.getByLabel("Subir un logotipo").setInputFiles("testing/logo.svg");
      await expect(page.getByText("aceites-litoral", { exact: true })).toBeVisible();
      expect(await save(page)).toBe(201);
      expect(read("content/clients/aceites-litoral.yaml")).toContain("\nlogo: aceites-litoral\n");

      await buildSite(copy.root).ended;
      const [logo = ""] =
        /\/assets\/img\/logos\/aceites-litoral-[^"]*/.exec(read("build/client/clientes.html")) ?? [];
      expect(await sharp(path.join(copy.root, "build/client", logo)).metadata()).toMatchObject({
        format: "webp",
        width: 570,
        height: 192,
      });
      const html = read("build/client/shop-single/1.html");
      const image = /<picture[^>]*><source[^>]*srcSet="([^"]*photographs[^"]*)"[^>]*>.*?<img([^>]*)>/s.exec(
        html,
      );
      const widths = [...(image?.[1] ?? "").matchAll(/(\S+) (\d+)w/g)];
      expect(widths.map(([, , width]) => Number(width))).toEqual([480, 960, 1920]);
      expect(image?.[2]).toContain('alt="Ripe bananas in a basket by the river"');
      for (const [, address = "", width] of widths) {
        const file = sharp(path.join(copy.root, "build/client", address));
        const { exif, xmp, iptc, orientation, ...size } = await file.metadata();
        expect({ exif, xmp, iptc, orientation }).toEqual({});
        expect(size).toMatchObject({ width: Number(width), height: Math.round((Number(width) * 4) / 3) });
        // The red corner is above, on the left, as it was seen.
        const { data } = await file.resize(2, 2, { fit: "fill" }).raw().toBuffer({ resolveWithObject: true });
        const [red = 0, green = 0, blue = 0] = data;
        expect([red > 180, green < 80, blue < 80], address).toEqual([true, true, true]);
      }
      const published = globSync("{content,public/assets/img/photographs,build/client}/**/*.*", {
        cwd: copy.root,
      });
      expect(published.filter((file) => path.basename(file).startsWith(name))).toHaveLength(2 + 5 + 5);
      for (const file of published)
        for (const secret of SECRETS)
          expect(readFileSync(path.join(copy.root, file)).includes(secret), file).toBe(false);
    },
  );
});

test("requests nothing but its own server and the preview", FULL, async ({ page, desk }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await open(page, desk, "products");
  await expect(page.getByText("Sweet Banana")).toBeVisible();
  expect([...asked].filter((origin) => origin !== desk.origin && origin !== "null")).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check("24px 'Material Symbols Outlined'"))).toBe(true);
});

test(
  "npm run edit listens on this machine alone, and shows the site's page beside the fields",
  FULL,
  async ({ page, editor }) => {
    expect(editor, "the editor is installed").toBe(true);
    const port = await freePort();
    const desk = spawn(process.execPath, ["desk/main.ts", "--no-open"], {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    try {
      let said = "";
      for await (const text of desk.stdout) if ((said += String(text)).includes("Ctrl+C")) break;
      const [, preview = ""] = /Vista previa: http:\/\/127\.0\.0\.1:(\d+)/.exec(said) ?? [];
      expect(said).toContain(`Escritorio: http://127.0.0.1:${port}/`);
      const others = Object.values(os.networkInterfaces())
        .flatMap((each) => each ?? [])
        .filter(({ internal }) => !internal);
      for (const { address, family } of others) {
        if (family !== "IPv4") continue;
        for (const each of [port, Number(preview)]) expect(await answers(address, each), address).toBe(false);
      }
      await page.goto(`http://127.0.0.1:${port}/#/collections/corporativas/entries/pages-valores`);
      const site = page.frameLocator("iframe").frameLocator("iframe");
      await expect(site.getByRole("heading", { level: 1 })).toHaveText("Valores");
    } finally {
      desk.kill();
    }
  },
);

/** Whether anybody listens there. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", end(true)).once("error", end(false)).once("timeout", end(false));
  });
}

test("leaves no file, route or policy of the editor in the build", FULL, () => {
  const files = globSync("{client,hosts}/**/*.{html,js,css,json,data,xml,txt,webmanifest,conf}", {
    cwd: BUILD,
  }).concat(globSync("client/_headers", { cwd: BUILD }));
  baseExpect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    baseExpect(file).not.toMatch(/desk|escritorio|sveltia/i);
    baseExpect(readFileSync(path.join(BUILD, file), "utf8"), file).not.toMatch(
      /sveltia|gitea|escritorio|:4180/i,
    );
  }
});
