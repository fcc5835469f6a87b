// `npm run guide:pictures [-- precio …]` takes the screenshots for docs/guia and the README, or only these.
// It fills in fields but saves nothing.
import { spawn } from "node:child_process";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../testing/listen.ts";
import { openBrowser } from "../testing/browser.ts";

const DOCS = path.resolve(import.meta.dirname, "../docs");

/** `entry` is the address in the editor; `act` runs before the screenshot. */
type Shot = { file: string; entry: string; act?: (page: Page) => Promise<void>; height?: number };

const box = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true }).first();

const center = (page: Page, label: string) =>
  box(page, label).evaluate((field) => field.scrollIntoView({ block: "center" }));

async function fill(page: Page, label: string, text: string): Promise<void> {
  await box(page, label).fill(text);
  await center(page, label);
}

async function preview(page: Page): Promise<void> {
  await page.frameLocator("iframe").frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
}

const group = (page: Page, label: string) =>
  page.getByRole("group", { name: new RegExp(String.raw`^Campo .\W?${label}\W?.$`) }).first();

const written = (label: string, text: string) => async (page: Page) => {
  await preview(page);
  await fill(page, label, text);
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const SHOTS: readonly Shot[] = [
  { file: "desk.webp", entry: "empresa/entries/company", act: preview, height: 900 },
  {
    file: "guia/imagenes/escritorio.webp",
    entry: "products",
    act: (page) => page.getByText("Sweet Banana").waitFor(),
  },
  {
    file: "guia/imagenes/telefono.webp",
    entry: "empresa/entries/company",
    act: written("Teléfono", "+504 2440-1234"),
  },
  {
    file: "guia/imagenes/error.webp",
    entry: "products/entries/banana",
    act: async (page) => {
      await preview(page);
      await fill(page, "Precio", "3,20");
      await press(page, "Guardar");
      await page.getByText("Escriba dólares y centavos").waitFor();
      await center(page, "Precio");
    },
  },
  {
    file: "guia/imagenes/precio.webp",
    entry: "products/entries/banana",
    act: written("Precio", "$3.40"),
  },
  {
    file: "guia/imagenes/pagina.webp",
    entry: "escritas/entries/pages-historia",
    act: async (page) => {
      await preview(page);
      // The editor renders fields only when they come near the viewport.
      await page.getByRole("switch", { name: "Borrador" }).scrollIntoViewIfNeeded();
      await box(page, "Texto").click();
      await center(page, "Texto");
    },
  },
  {
    file: "guia/imagenes/imagen.webp",
    entry: "escritas/entries/pages-historia",
    act: async (page) => {
      await preview(page);
      await group(page, "Imagen").getByRole("button", { name: "Cambiar imagen" }).click();
      await group(page, "Imagen").evaluate((field) => field.scrollIntoView({ block: "start" }));
      await page.waitForFunction(() =>
        [...document.querySelectorAll(".choices img")]
          .slice(0, 12)
          .every((image) => (image as HTMLImageElement).naturalWidth > 0),
      );
    },
  },
  {
    file: "guia/imagenes/cliente.webp",
    entry: "clients/new",
    act: (page) => fill(page, "Nombre", "Aceites del Norte"),
  },
];

async function startDesk() {
  const port = await freePort();
  const desk = spawn(process.execPath, [path.join(import.meta.dirname, "main.ts"), "--no-open"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  for await (const text of desk.stdout) if ((said += String(text)).includes("Ctrl+C")) break;
  return { address: `http://127.0.0.1:${port}`, stop: () => desk.kill() };
}

const wanted = process.argv.slice(2);
const shots = SHOTS.filter(
  ({ file }) => wanted.length === 0 || wanted.some((name) => path.basename(file).includes(name)),
);

const desk = await startDesk();
const browser = await openBrowser();
try {
  // On the first request the dev server optimises dependencies and reloads the page.
  const first = await browser.newPage();
  first.setDefaultTimeout(120_000);
  await first.goto(`${desk.address}/#/collections/empresa/entries/company`);
  await preview(first);
  await first.close();
  for (const { file, entry, act, height = 720 } of shots) {
    const page = await browser.newPage({ viewport: { width: 1440, height }, locale: "es-HN" });
    page.setDefaultTimeout(120_000);
    await page.goto(`${desk.address}/#/collections/${entry}`);
    await page.getByRole("button", { name: "Cuenta" }).or(page.getByRole("main")).first().waitFor();
    await act?.(page);
    await page.evaluate(() => document.fonts.ready);
    const shot = await page.screenshot({ animations: "disabled" });
    await sharp(shot).resize({ width: 1200 }).webp({ quality: 78, effort: 6 }).toFile(path.join(DOCS, file));
    process.stdout.write(`docs/${file}\n`);
    await page.close();
  }
} finally {
  await browser.close();
  desk.stop();
}
