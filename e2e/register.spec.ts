import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CLIENT } from "../testing/build";
import { findProgram, type Program } from "../testing/programs";
import { expectAccessible } from "./accessibility";
import { expect, hydrated, test } from "./site";
import { windows } from "./storefront";

const FOLDER = path.join(CLIENT, "documentos");
const PALM = "ficha-tecnica-aceite-crudo-de-palma";

/** What is read here are files: no second browser has anything to add. */
const once = { tag: "@chromium" };

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const check = (page: Page) => page.getByRole("region", { name: "¿Es auténtica su copia?" });
const field = (page: Page) => check(page).getByLabel("Elegir archivos PDF");
const answers = (page: Page) => check(page).getByRole("status").getByRole("listitem");
const register = (page: Page) => page.getByRole("region", { name: "Qué versión está vigente" });

/** A file as a visitor has it. */
const copyOf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

async function changedByOneByte(): Promise<Buffer> {
  const bytes = await readFile(path.join(FOLDER, `${PALM}.pdf`));
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  return bytes;
}

test("each row says what its file is, under its address and that of its version", once, async ({ page }) => {
  await page.goto("/ficha-tecnica");
  const rows = register(page).getByRole("listitem");
  await expect(rows).toHaveCount(8);
  // The two languages of a document stand beside each other.
  const headings = rows.getByRole("heading");
  const languages = await headings.evaluateAll((all) => all.map((heading) => heading.getAttribute("lang")));
  expect(languages).toEqual(["es", "en", "es", "en", "es", "en", "es", "en"]);
  for (const row of await rows.all()) {
    const name = await row.getByRole("heading").innerText();
    const link = row.getByRole("link", { name: `Abrir PDF ${name}` });
    const url = (await link.getAttribute("href")) ?? "";
    const newest = await (await page.request.get(url)).body();
    await expect(row.getByText(sha256(newest))).toBeVisible();
    await expect(row.getByText("Vigente", { exact: true })).toBeVisible();
    const version = /Versión (\d+)/.exec(await row.innerText())?.[1];
    const kept = await page.request.get(url.replace(".pdf", `-v${version}.pdf`));
    expect(sha256(await kept.body())).toBe(sha256(newest));
  }
  const link = register(page).getByRole("link", { name: "datos JSON" });
  const data = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(data.headers()["content-type"]).toBe("application/json");
});

for (const [size, viewport] of Object.entries(windows)) {
  test(`copies are checked by keyboard, without sending them: ${size}`, async ({ page, faults }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const sent: string[] = [];
    // Asked for before the page is there: the driver needs a while to listen.
    const chosen = page.waitForEvent("filechooser");
    await page.goto("/ficha-tecnica");
    await hydrated(page);
    page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await field(page).focus();
    await page.keyboard.press("Space");
    await (
      await chosen
    ).setFiles([
      copyOf("ficha.pdf", await readFile(path.join(FOLDER, `${PALM}.pdf`))),
      copyOf("cambiada.pdf", await changedByOneByte()),
      copyOf("vacía.pdf", Buffer.alloc(0)),
    ]);
    await expect(answers(page)).toHaveText([
      /ficha\.pdf.*Auténtica y vigente.*Ficha técnica: aceite crudo de palma.*versión 1/,
      /cambiada\.pdf.*No la conocemos/,
      /vacía\.pdf.*Está vacío/,
    ]);
    await expect(field(page)).toBeFocused();
    await expect(check(page).getByText("byte por byte", { exact: false })).toBeVisible();
    await expectAccessible(page);
    // The page loads the site's own files while it is idle, and sends nothing.
    const OWN_FILES = /^GET \/(?:assets\/[\w.-]+\.(?:js|css)|offline\.json)$/;
    expect(sent.filter((request) => !OWN_FILES.test(request))).toEqual([]);
    expect(faults.list).toEqual([]);
  });
}

test("where the browser cannot compute a fingerprint, it says so and what else to do", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
  await page.goto("/ficha-tecnica");
  await hydrated(page);
  await field(page).setInputFiles(copyOf("ficha.pdf", await readFile(path.join(FOLDER, `${PALM}.pdf`))));
  await expect(answers(page)).toHaveText([/Aquí no se puede comprobar.*https/]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the fingerprints stand there, and the commands that tell them", once, async ({ page }) => {
    await page.goto("/ficha-tecnica#ft-palma-es");
    const row = register(page)
      .getByRole("listitem")
      .filter({ hasText: "Ficha técnica: aceite crudo de palma" });
    await expect(row.first()).toBeInViewport();
    await expect(row.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
    await expect(field(page)).toBeHidden();
    for (const command of ["certutil -hashfile archivo.pdf SHA256", "sha256sum archivo.pdf"])
      await expect(check(page).getByText(command)).toBeVisible();
  });
});

/** Runs a program on a document; its output. */
function run(name: Program, ...options: string[]): string {
  const program = findProgram(name);
  test.skip(!program, `${name} is not installed`);
  const { status, stdout, stderr } = spawnSync(program ?? "", options, { encoding: "utf8" });
  expect(status, `${name} ${options.join(" ")}: ${stderr}`).toBe(0);
  return stdout;
}

test("every document is whole, tagged, and its code leads to its row", { tag: "@full" }, async ({ page }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "documents-"));
  await page.goto("/ficha-tecnica");
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".pdf") && !/-v\d+\.pdf$/.test(name));
  expect(names).toHaveLength(8);
  for (const name of names) {
    const file = path.join(FOLDER, name);
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const structure = run("pdfinfo", "-struct-text", file);
    expect(structure.match(/^ {2}H1/gm)).toHaveLength(1);
    expect(structure.match(/Scope \/Column/g)).toHaveLength(5);
    const words = structure.replaceAll(/\s+/g, " ");
    const order = [/H1/, /Description|Descripción/, /Table/, /Storage|Almacenamiento/, /Figure/, /Link/];
    const places = order.map((each) => words.search(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);

    run("pdftoppm", "-r", "100", "-f", "2", "-l", "2", "-png", file, path.join(folder, "page"));
    const [picture = ""] = await readdir(folder);
    const [, address = ""] = /^QR-Code:(\S+)$/m.exec(run("zbarimg", "-q", path.join(folder, picture))) ?? [];
    await rm(path.join(folder, picture));
    const { pathname, hash } = new URL(address);
    expect(pathname).toBe("/ficha-tecnica");
    const row = page.locator(hash);
    await expect(row.getByRole("link").first()).toHaveAttribute("href", `/documentos/${name}`);
  }
  // A document of which one byte is another is still a PDF: only the fingerprint tells.
  const changed = path.join(folder, "changed.pdf");
  await writeFile(changed, await changedByOneByte());
  await field(page).setInputFiles(changed);
  await expect(answers(page)).toHaveText([/No la conocemos/]);
  await rm(folder, { recursive: true });
});
