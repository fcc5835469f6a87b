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
import { createDesk } from "../desk/gateway";
import { installEditor } from "../desk/install";
import { makeConfig } from "../desk/make-config";
import { BUILD } from "../testing/build";
import { freePort, listen } from "../testing/listen";

// The owner's desk on a copy of the content, in a browser. What it shows beside the fields is a page of the test's own.

type Desk = { origin: string; root: string };

const test = base.extend<object, { editor: boolean; desk: Desk }>({
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
      symlinkSync(path.resolve("public"), path.join(root, "public"));
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

/** One entry of every group and folder, with a field, and what is to stand in its file. */
const entries: [entry: string, label: string, file: string, line: string][] = [
  ["empresa/entries/company", "Teléfono", "company.yaml", "phone: Cambiado"],
  ["corporativas/entries/pages-valores", "Título", "pages/valores.yaml", "title: Cambiado"],
  ["escritas/entries/pages-historia", "Título", "pages/historia.md", "title: Cambiado"],
  ["secciones/entries/sections-next-steps", "Título", "sections/next-steps.yaml", "title: Cambiado"],
  ["clients/entries/aceites-litoral", "Nombre", "clients/aceites-litoral.yaml", "name: Cambiado"],
  [
    "documents/entries/harina-de-coquillo",
    "En español",
    "documents/harina-de-coquillo.yaml",
    "  es: Cambiado",
  ],
  ["products/entries/banana", "Nombre", "products/banana.md", "name: Cambiado"],
  [
    "posts/entries/the-river-is-our-oldest-neighbour",
    "Título",
    "posts/the-river-is-our-oldest-neighbour.md",
    "title: Cambiado",
  ],
  ["offers/entries/friday-fish", "Título de la oferta", "offers/friday-fish.yaml", "offerTitle: Cambiado"],
  ["farmers/entries/rosa-meza", "Nombre", "farmers/rosa-meza.md", "name: Cambiado"],
  ["services/entries/organic-products", "Título", "services/organic-products.md", "title: Cambiado"],
  ["projects/entries/ice-on-the-beach", "Título", "projects/ice-on-the-beach.md", "title: Cambiado"],
  ["testimonials/entries/henk-visser", "Nombre", "testimonials/henk-visser.md", "name: Cambiado"],
  ["finca/entries/pages-faq", "Título", "pages/faq.yaml", "title: Cambiado"],
];

test("each kind of entry opens with its words, and a change is the only one in its file", async ({
  page,
  desk,
}) => {
  test.setTimeout(600_000);
  for (const [entry, label, file, line] of entries) {
    await open(page, desk, entry);
    const field = page.getByRole("textbox", { name: label, exact: true }).first();
    await expect(field, entry).not.toHaveValue("");
    await field.fill("Cambiado");
    expect(await save(page), entry).toBe(201);
    const [before = "", after] = diff(desk);
    expect([before.split(":")[0], after, diff(desk).length], file).toEqual([
      `-${line.split(":")[0]}`,
      `+${line}`,
      2,
    ]);
    git(desk.root, "checkout", "--quiet", "--", "content");
  }
});

test("mistakes are said in Spanish beside their fields, and nothing is written", async ({ page, desk }) => {
  await open(page, desk, "products/entries/banana");
  const says = (label: string, message: string) => expect(fieldOf(page, label)).toContainText(message);
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("");
  await page.getByRole("textbox", { name: "Precio", exact: true }).fill("3,20");
  await page.getByRole("textbox", { name: "Precio anterior" }).fill("$4");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await says("Nombre", "Este campo es obligatorio");
  await says("Precio", "Escriba dólares y centavos, como $4.10");
  await says("Precio anterior", "Escriba dólares y centavos, como $4.10");
  await expect(page.getByRole("alert").filter({ hasText: "3 campos tienen errores" })).toBeVisible();
  expect(diff(desk)).toEqual([]);
});

test("what no field can know is refused when it is saved, in Spanish", async ({ page, desk }) => {
  await open(page, desk, "posts/entries/the-river-is-our-oldest-neighbour");
  await page.getByRole("textbox", { name: "Texto", exact: true }).fill("Uno.\n\nDos.");
  expect(await save(page)).toBe(422);
  await expect(page.getByRole("alertdialog")).toContainText("un solo párrafo, sin líneas vacías");
  expect(diff(desk)).toEqual([]);
});

test("a file that changed underneath is not written over without a word", async ({ page, desk }) => {
  await open(page, desk, "empresa/entries/company");
  await page.getByRole("textbox", { name: "Teléfono", exact: true }).fill("+504 2440-1234");
  const file = path.join(desk.root, "content/company.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("Excellence", "Quality"));
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("cambió después de que usted lo abrió");
  expect(diff(desk)).toEqual([expect.stringContaining("Excellence"), expect.stringContaining("Quality")]);
});

test("a picture is chosen by sight", async ({ page, desk }) => {
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

test("the page stands beside the fields", async ({ page, desk }) => {
  await open(page, desk, "products/entries/banana");
  const preview = page.frameLocator("iframe").frameLocator("iframe");
  await expect(preview.getByRole("heading")).toHaveText("Página /shop-single/1");
});

test("a record is added as a draft, with the next number, and removed", async ({ page, desk }) => {
  const file = "content/clients/aceites-del-norte.yaml";
  await open(page, desk, "clients/new");
  await page.getByRole("textbox", { name: "Nombre", exact: true }).fill("Aceites del Norte");
  await page.getByRole("button", { name: "Elegir imagen" }).click();
  await page.getByRole("button", { name: "nortiva", exact: true }).click();
  await page.getByRole("textbox", { name: "Descripción", exact: true }).fill("Refina aceite en Olanchito.");
  await page.getByRole("textbox", { name: "Qué compra", exact: true }).fill("Aceite crudo de palma");
  await page.getByRole("switch", { name: "Borrador" }).click();
  expect(await save(page)).toBe(201);
  expect(readFileSync(path.join(desk.root, file), "utf8"))
    .toBe(`# yaml-language-server: $schema=../../.schemas/clients.json
id: 3
name: Aceites del Norte
logo: nortiva
description: Refina aceite en Olanchito.
buys: Aceite crudo de palma
draft: true
`);
  await page.getByRole("button", { name: "Mostrar las opciones del editor" }).click();
  await page.getByRole("menuitem", { name: /Eliminar/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Eliminar" }).click();
  await expect.poll(() => existsSync(path.join(desk.root, file))).toBe(false);
});

test("the desk asks no host but itself and the preview", async ({ page, desk }) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).origin));
  await open(page, desk, "products");
  await expect(page.getByText("Sweet Banana")).toBeVisible();
  expect([...asked].filter((origin) => origin !== desk.origin && origin !== "null")).toEqual([]);
  expect(await page.evaluate(() => document.fonts.check("24px 'Material Symbols Outlined'"))).toBe(true);
});

test("npm run edit listens on this machine alone, and shows the site's page beside the fields", async ({
  page,
  editor,
}) => {
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
});

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

test("nothing of the desk is in the build: no file, no route, no word in the hosts' policies", () => {
  const files = globSync("{client,hosts}/**/*.{html,js,css,json,data,xml,txt,webmanifest,conf}", {
    cwd: BUILD,
  }).concat(globSync("hosts/{_headers,Caddyfile}", { cwd: BUILD }));
  baseExpect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    baseExpect(file).not.toMatch(/desk|escritorio|sveltia/i);
    baseExpect(readFileSync(path.join(BUILD, file), "utf8"), file).not.toMatch(
      /sveltia|gitea|escritorio|:4180/i,
    );
  }
});
