import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { registeredDocuments } from "../app/catalog/content/document-register";
import { registerWords } from "../app/catalog/content/document-words";
import { fill } from "../app/lib/fill";
import { CLIENT } from "../testing/build";
import { findProgram, type Program } from "../testing/programs";
import { expectAccessible } from "./accessibility";
import { expect, FULL, open, test } from "./site";

const FOLDER = path.join(CLIENT, "documentos");
const texts = registerWords();
const [sheet] = registeredDocuments;
if (!sheet) throw new Error("The register is empty.");

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const check = (page: Page) =>
  page.getByRole("region", { name: `${texts.check.title} ${texts.check.titleEnd}` });
const field = (page: Page) => check(page).getByLabel(texts.check.choose);
const answers = (page: Page) => check(page).getByRole("status").getByRole("listitem");
const register = (page: Page) => page.getByRole("region", { name: `${texts.title} ${texts.titleEnd}` });

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

test("lists each document with its fingerprint, and keeps its version", async ({ page }) => {
  await page.goto("/ficha-tecnica");
  const rows = register(page).getByRole("listitem");
  await expect(rows).toHaveCount(registeredDocuments.filter(({ versions }) => versions.length > 0).length);
  // The two languages of a document stand beside each other.
  for (const [index, heading] of (await rows.getByRole("heading").all()).entries())
    await expect(heading).toHaveAttribute("lang", index % 2 === 0 ? "es" : "en");
  for (const row of await rows.all()) {
    const name = await row.getByRole("heading").innerText();
    const url = (await row.getByRole("link", { name: `${texts.open} ${name}` }).getAttribute("href")) ?? "";
    const newest = await (await page.request.get(url)).body();
    await expect(row.getByText(sha256(newest))).toBeVisible();
    await expect(row.getByText(texts.status.current, { exact: true })).toBeVisible();
    const version = new RegExp(fill(texts.version, { number: "(\\d+)" })).exec(await row.innerText())?.[1];
    const kept = await page.request.get(url.replace(".pdf", `-v${version}.pdf`));
    expect(sha256(await kept.body())).toBe(sha256(newest));
  }
  const data = register(page).getByRole("link", { name: texts.json });
  await expect(data).toHaveAttribute("href", "/documentos/registro.json");
});

test("checks copies by keyboard, without sending them", async ({ page }) => {
  const sent: string[] = [];
  await open(page, "/ficha-tecnica");
  page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const { current, unknown, empty } = texts.check.answers;
  const chosen = page.waitForEvent("filechooser");
  await field(page).press("Space");
  const original = await readFile(path.join(FOLDER, `${sheet.file}.pdf`));
  const changed = Buffer.from(original);
  changed[5000] = (changed[5000] ?? 0) ^ 1;
  await (
    await chosen
  ).setFiles([pdf("ficha.pdf", original), pdf("cambiada.pdf", changed), pdf("vacía.pdf", Buffer.alloc(0))]);
  await expect(answers(page)).toHaveText([
    new RegExp(`ficha\\.pdf.*${current.title}`),
    new RegExp(`cambiada\\.pdf.*${unknown.title}`),
    new RegExp(`vacía\\.pdf.*${empty.title}`),
  ]);
  await expect(answers(page).first()).toContainText(sheet.title);
  await expect(answers(page).first()).toContainText(
    fill(texts.check.of, { number: sheet.versions[0]?.version ?? 0, day: "" }),
  );
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  // While idle, the page fetches only the site's own files.
  const OWN_FILES = /^GET \/(?:assets\/[\w.-]+\.(?:js|css)|offline\.json)$/;
  expect(sent.filter((request) => !OWN_FILES.test(request))).toEqual([]);
});

test("shows fingerprints and how to compute them without scripts", async ({ plainPage: page }) => {
  await page.goto(`/ficha-tecnica#${sheet.id}`);
  const rows = register(page).getByRole("listitem");
  const row = rows.filter({ hasText: sheet.title });
  await expect(row.first()).toBeInViewport();
  await expect(row.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  await expect(field(page)).toBeHidden();
  const { file } = texts.check.commands;
  for (const command of [`certutil -hashfile ${file} SHA256`, `sha256sum ${file}`])
    await expect(check(page).getByText(command)).toBeVisible();
});

/** Runs a program on a document, and returns its output. */
function run(name: Program, ...options: string[]): string {
  const program = findProgram(name);
  test.skip(!program, `${name} is not installed`);
  const { status, stdout, stderr } = spawnSync(program ?? "", options, { encoding: "utf8" });
  expect(status, `${name} ${options.join(" ")}: ${stderr}`).toBe(0);
  return stdout;
}

test("issues valid, tagged documents whose code leads to their row", FULL, async ({ page }) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "documents-"));
  await page.goto("/ficha-tecnica");
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".pdf") && !/-v\d+\.pdf$/.test(name));
  expect(names.length).toBeGreaterThan(0);
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
    const link = page.locator(hash).getByRole("link").first();
    await expect(link).toHaveAttribute("href", `/documentos/${name}`);
  }
  await rm(folder, { recursive: true });
});
