import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { anyRecord, makeContentFolder } from "../testing/make-folder";

const CHECK = path.join(import.meta.dirname, "content.ts");

let folder = "";
beforeEach(async () => {
  folder = await makeContentFolder();
});

/** Runs the check that precedes a public build, or another build. */
const check = (...options: string[]) =>
  spawnSync(process.execPath, [CHECK, ...options], { cwd: folder, encoding: "utf8" });

const at = (file: string) => path.join(folder, "content", file);

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(at(file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(at(file), text.replace(from, to));
}

const contentFiles = () =>
  globSync("**/*.{yaml,md}", { cwd: at("") }).map((file) => [file, readFileSync(at(file), "utf8")] as const);

const CLIENT = anyRecord("clients").file;
const PRODUCT = anyRecord("products").file;

/** Sets the keys of the owner's account at the e-mail service. */
function giveEmailKeys(): void {
  const names = ["SERVICE_ID", "TEMPLATE_ID", "PUBLIC_KEY"];
  writeFileSync(path.join(folder, ".env"), names.map((name) => `VITE_EMAILJS_${name}=key\n`).join(""));
}

/** Replaces sample values with real ones, as the owner does. */
function giveRealValues(): void {
  change("company.yaml", /^phone: .*/m, "phone: +504 2440-1234");
  change("company.yaml", /^email: .*/m, "email: contacto@aceitescorozal.hn");
  change("company.yaml", /^origin: .*/m, "origin: https://www.aceitescorozal.hn");
  change("company.yaml", /url: https:\/\/www\.(\w+)\.com\/.*/g, "url: https://www.$1.com/aceitescorozal");
  for (const [file, text] of contentFiles()) {
    const [, source] = /^sources:\n {2}- id: (.*)$/m.exec(text) ?? [];
    const real = source
      ? text.replaceAll("sample: true", `source: ${source}`)
      : text.replaceAll(/^ *sample: true\n/gm, "");
    writeFileSync(at(file), real);
  }
}

/** Replaces real values with made-up ones, so that the tests also pass once the content is real. */
function giveMadeUpValues(): void {
  change("company.yaml", /^phone: .*/m, "phone: +504 0000-0000");
  change("company.yaml", /^email: .*/m, "email: contacto@corozal.example");
  change("company.yaml", /^origin: .*/m, "origin: https://www.corozal.example");
  change("company.yaml", /url: .*/, "url: https://www.facebook.com/");
  change(
    "documents/aceite-crudo-de-palma.yaml",
    /^shelfLife: .*/m,
    'shelfLife: { value: "6", sample: true }',
  );
  const production = "production:\n      amount: 42,000\n      unit: toneladas al año\n      sample: true\n";
  change("pages/proceso-produccion.yaml", /production:\n(?: {6}.*\n)+/, production);
  const figure = "id: 1\n    end: 250\n    unit: M\n    label: Growth tonnes of harvest\n    sample: true\n";
  change("sections/figures.yaml", /id: 1\n(?: {4}.*\n)+/, figure);
  const text = readFileSync(at(CLIENT), "utf8").replace(/^sample: true\n/m, "");
  writeFileSync(at(CLIENT), `${text}sample: true\n`);
}

test("refuses the public build while sample values are left, and names each with its file, line and field", () => {
  giveMadeUpValues();
  const { status, stderr } = check("--public");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^El sitio no se publica todavía: \d+ datos son inventados/);
  for (const line of [
    "línea 6, campo «phone»: «+504 0000-0000» es un teléfono inventado",
    "línea 7, campo «email»: «contacto@corozal.example» es una dirección que no existe",
    "campo «origin»: «https://www.corozal.example» es una dirección que no existe",
    "campo «social.0.url»: «https://www.facebook.com/» es la portada de esa red, no su página",
    "campo «shelfLife»: «6» está marcado como muestra",
    "campo «stages.0.production»: «42,000 toneladas al año» está marcado como muestra",
    "campo «figures.0»: «250 M Growth tonnes of harvest» está marcado como muestra",
    "docs/guia/cuando-dice-que-no.md",
    "npm run build:sample",
  ])
    expect(stderr).toContain(line);
  const samples = contentFiles().filter(([, text]) => /^ *sample: true$/m.test(text));
  const published = samples.filter(([, text]) => !/^draft: true$/m.test(text));
  for (const [file] of published) expect(stderr).toContain(`content/${file}`);
});

test("allows the public build once all values are real and messages arrive", () => {
  giveRealValues();
  const { status, stderr } = check("--public");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^El sitio no se publica todavía: faltan las claves de EmailJS/);
  giveEmailKeys();
  expect(check("--public")).toMatchObject({ status: 0, stderr: "" });
});

test("refuses the public build for a single sample value, even in a text, but not in a draft", () => {
  giveRealValues();
  change(PRODUCT, /$/, "\nWrite to sales@farm.example.\n");
  change(CLIENT, /$/, "sample: true\ndraft: true\n");
  const { status, stderr } = check("--public");
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`un dato es inventado[^]*${PRODUCT}\\n.*campo «body»`));
});

test("refuses the public build for a document that was issued with made-up values", () => {
  giveRealValues();
  change("register/ft-palma-es.yaml", /^ {4}content: .*/m, "$&\n    sample: true");
  expect(check("--public").stderr).toMatch(/ft-palma-es\.yaml\n.*«versions\.0»: .*npm run issue/);
});

test("refuses the public build for a made-up value in the head of an unwritten page", () => {
  giveRealValues();
  change("pages/procedimiento-quejas.md", /^lead: .*/m, "lead: Escriba a quejas@corozal.example.");
  expect(check("--public").stderr).toMatch(/procedimiento-quejas\.md\n.*campo «lead»/);
});

test("reports mistakes before sample values", () => {
  change("company.yaml", /^email: .*/m, "email: contacto");
  const { status, stderr } = check("--public");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^One mistake in the content/);
});

test("checks for sample values only in the public build", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const { build, "build:sample": sample, ...others } = scripts;
  expect(build).toContain("--public");
  expect(sample).not.toContain("--public");
  for (const [name, script] of Object.entries(others)) expect(script, name).not.toMatch(/run build(?!:)/);
});
