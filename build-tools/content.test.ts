import { execFile, spawnSync } from "node:child_process";
import { copyFileSync, globSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { beforeEach, expect, test } from "vitest";
import { anyRecord, makeContentFolder } from "../testing/make-folder";

const CHECK = path.join(import.meta.dirname, "content.ts");

const PRODUCT = anyRecord("products").file;
const CLIENT = anyRecord("clients");
const OFFER = anyRecord("offers").file;
const TESTIMONIAL = anyRecord("testimonials").file;

let folder = "";
beforeEach(async () => {
  folder = await makeContentFolder();
});

/** What the check adds while a changed document awaits its version, as it may at any time. */
const ISSUE_DUE = /^A technical document no longer says .*\n/m;

/** Runs `npm run content` on the folder. */
function check() {
  const { status, stderr } = spawnSync(process.execPath, [CHECK], { cwd: folder, encoding: "utf8" });
  return { status, stderr: stderr.replace(ISSUE_DUE, ""), isIssueDue: ISSUE_DUE.test(stderr) };
}

const at = (file: string) => path.join(folder, "content", file);

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(at(file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(
    at(file),
    text.replace(from, () => to),
  );
}

/** The line of a file that contains a text. */
const lineOf = (file: string, text: string) =>
  readFileSync(at(file), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

test("prints nothing if the content has no mistakes", () => {
  expect(check()).toMatchObject({ status: 0, stderr: "" });
});

const FIRST_LINK = /^next:\n {2}- .*\n/m;
const FIRST_PARAMETER = /^parameters:\n {2}- .*\n(?: {4}.*\n)+/m;

/** A list that begins with a parameter of this value, method and origin. */
const firstParameter = (value: string, method: string, origin: string) => `parameters:
  - id: first
    es: Primero
    en: First
    method: ${method}
    value: ${value}
${origin}`;

const PAGE = `---
card: text
title: Certificaciones
description: Las certificaciones de la planta y de su fruta.
lead: Quién nos revisa, y qué encontró.
picture: young-palms
teaser: Quién nos revisa
next:
  - /valores
placeholder: Aquí va el contenido de las certificaciones.
draft: true
---

[Escriba aquí la primera certificación.]
`;

/** The paths of the folder's written pages, taken from the routes that a build would have. */
function writtenRoutes(): string[] {
  const routes = pathToFileURL(path.join(import.meta.dirname, "../app/routes.ts")).href;
  const script = `
    const { default: routes } = await import("${routes}");
    const written = routes[0].children.filter(({ file }) => file.endsWith("written-page.tsx"));
    process.stdout.write(written.map(({ path }) => path).join());`;
  const node = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(node.stderr).toBe("");
  return node.stdout.split(",");
}

test("makes a page of each file in content/pages, and allows links to it", () => {
  const before = writtenRoutes();
  writeFileSync(at("pages/a-new-page.md"), PAGE);
  change("pages/historia.md", FIRST_LINK, "next:\n  - /a-new-page\n");
  expect(check()).toMatchObject({ status: 0, stderr: "" });
  expect(writtenRoutes()).toEqual([...before, "a-new-page"].toSorted());
});

test("refuses a written page with the path of another page", () => {
  const before = writtenRoutes();
  for (const name of ["valores", "shop", "documentos"]) writeFileSync(at(`pages/${name}.md`), PAGE);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.split("\n").slice(1)).toEqual([
    "  content/pages/documentos.md:1: has a name that is taken: /documentos is another page",
    "  content/pages/shop.md:1: has a name that is taken: /shop is another page",
    "  content/pages/valores.md:1: has a name that is taken: /valores is another page",
    "",
  ]);
  expect(writtenRoutes()).toEqual(before);
});

test("refuses links to a PDF while its row in the register is a draft", () => {
  const highlights = `highlights:
  title: Lo que ya
  titleEnd: puede leer
  items:
    - { title: Uno, text: Lo primero., to: /documentos/etica.pdf, link: Leer }
    - { title: Dos, text: Lo segundo. }
draft: true`;
  const text = "\nLea [la política](/documentos/etica.pdf).\n";
  mkdirSync(at("downloads"), { recursive: true });
  writeFileSync(at("downloads/etica.pdf"), "%PDF-1.7");
  writeFileSync(at("pages/a-new-page.md"), PAGE.replace("draft: true", highlights) + text);
  const row = "id: po-etica\nkind: policy\ntitle: Ética\nlang: es\narea: Dirección\nfile: etica\n";
  writeFileSync(at("register/po-etica.yaml"), `${row}draft: true\n`);
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.replaceAll(/:\d+:/g, ":").split("\n").slice(1, -1)).toEqual([
    '  content/pages/a-new-page.md: highlights.items.0.to: found "/documentos/etica.pdf", expected the path of a page or a published PDF of this site',
    "  content/pages/a-new-page.md: body: links to /documentos/etica.pdf, whose row in content/register is a draft",
  ]);
  writeFileSync(at("register/po-etica.yaml"), row);
  expect(check()).toMatchObject({ status: 0, stderr: "" });
});

/** A written page that is no draft and has no instructions left. */
const published = (page: string) =>
  page.replace("draft: true", "draft: false").replace(/\[Escriba aquí.*\]/, "Uno.");

test("refuses links to headings of a page that is a draft, except in drafts", () => {
  const other = `${PAGE}\n## Buen precio\n\n[Arriba](#apartado-buen-precio)\n`;
  const link = "[el precio](/other-page#apartado-buen-precio)";
  const page = PAGE.replace("[Escriba aquí la primera certificación.]", link);
  writeFileSync(at("pages/other-page.md"), other);
  writeFileSync(at("pages/a-new-page.md"), page);
  expect(check()).toMatchObject({ status: 0, stderr: "" });
  writeFileSync(at("pages/a-new-page.md"), published(page));
  expect(check()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(
      "body: links to /other-page#apartado-buen-precio, but that page is a draft, which shows no headings",
    ),
  });
  writeFileSync(at("pages/other-page.md"), published(other));
  expect(check()).toMatchObject({ status: 0, stderr: "" });
});

test("ignores files that operating systems and editors leave behind", () => {
  for (const name of ["downloads", "events", "photographs"]) mkdirSync(at(name), { recursive: true });
  const folders = globSync("**/", { cwd: path.join(folder, "content") });
  expect(folders.length).toBeGreaterThan(20);
  for (const each of folders) {
    for (const name of [".DS_Store", "._x.md", "Thumbs.db", "desktop.ini", "x.md~", "~$x.md", "#x.yaml#"])
      writeFileSync(at(path.join(each, name)), "\0");
  }
  expect(check()).toMatchObject({ status: 0, stderr: "" });
});

test("refuses a file name that cannot be part of a URL, and suggests a better one", () => {
  for (const name of ["downloads", "events", "photographs", "pictures/shop"])
    mkdirSync(at(name), { recursive: true });
  const files = {
    "downloads/Política Ambiental 2026.pdf": "politica-ambiental-2026.pdf",
    "downloads/Manual.PDF": "manual.pdf",
    "events/Feria de la piña.yaml": "feria-de-la-pina.yaml",
    "logos/Logo (1).svg": "logo-1.svg",
    "pages/Política.md": "politica.md",
    "photographs/Río.yaml": "rio.yaml",
    "pictures/shop/Piña.webp": "pina.webp",
    "products/Piña.md": "pina.md",
    "issued/copia de ficha.pdf": "copia-de-ficha.pdf",
  };
  for (const file of Object.keys(files)) writeFileSync(at(file), "");
  const { status, stderr } = check();
  const [, ...lines] = stderr.trimEnd().split("\n");
  expect(status).toBe(1);
  expect(lines).toHaveLength(Object.keys(files).length);
  for (const [file, name] of Object.entries(files)) {
    const line = lines.find((each) => each.includes(`content/${file}:1: `));
    expect(line).toMatch(new RegExp(`is not a valid file name: .*; call it ${name}$`));
  }
});

test("asks for a new version when something printed in documents has changed", () => {
  change("company.yaml", /phone: .*/, "phone: +504 2440-9999");
  expect(check()).toMatchObject({ status: 0, isIssueDue: true });
});

test("prints all mistakes as JSON, even if a pipe cannot hold them at once", async () => {
  change(PRODUCT, /tags:\n/, `tags:\n${"  - 1\n".repeat(4000)}`);
  const { stdout } = await promisify(execFile)(process.execPath, [CHECK, "--json"], { cwd: folder });
  expect(JSON.parse(stdout)).toHaveLength(4000);
});

test("warns about text that YAML cuts off at a #, without failing the build", () => {
  change(PRODUCT, /^name: .*/m, "name: Banana #1");
  change(PRODUCT, /tags:\n/, "tags:\n  - Best #1 # of all\n");
  change("sections/next-steps.yaml", /title: .*/, "title: Siga al #2");
  change("company.yaml", /tagline: .*/, 'tagline: "Oil #1" # quoted, so nothing is cut');
  expect(check()).toMatchObject({
    status: 0,
    stderr: `Warnings in the content:
  content/${PRODUCT}:${lineOf(PRODUCT, "Banana #1")}: name: found "Banana", because "#1" after it is a comment; put a text with " #" in quotes
  content/${PRODUCT}:${lineOf(PRODUCT, "Best #1")}: tags.0: found "Best", because "#1 # of all" after it is a comment; put a text with " #" in quotes
  content/sections/next-steps.yaml:${lineOf("sections/next-steps.yaml", "Siga al #2")}: title: found "Siga al", because "#2" after it is a comment; put a text with " #" in quotes
`,
  });
  change("sections/next-steps.yaml", "title: Siga al #2", "title: #2 y siga");
  expect(check()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /next-steps\.yaml:\d+: title: found "", because "#2 y siga"[\s\S]*One mistake/,
    ),
  });
});

test("refuses to publish a page that still has instructions in its text, and lists the lines", () => {
  const prompt = "\n[Escriba aquí la segunda.]\n";
  writeFileSync(at("pages/a-new-page.md"), PAGE.replace("draft: true", "draft: false") + prompt);
  const { status, stderr } = check();
  const [head, ...lines] = stderr.trimEnd().split("\n");
  const text = readFileSync(at("pages/a-new-page.md"), "utf8").split("\n");
  expect([status, head]).toEqual([1, "2 mistakes in the content:"]);
  for (const line of lines) {
    const [, number = "", said = ""] =
      /^ {2}content\/pages\/a-new-page\.md:(\d+): body: still contains (\[Escriba aquí .*\]); answer/.exec(
        line,
      ) ?? [];
    expect(text[Number(number) - 1], line).toContain(said || line);
  }
});

test("reports the mistakes of all files at once, each with its file, line and field", () => {
  change("company.yaml", /^email: .*/m, "email: contacto");
  change("company.yaml", /url: .*/, "url: instagram");
  change("frame.yaml", /^ {2}remove: .*/m, "  remove: Remove {name}");
  change("navigation.yaml", /to: \/$/m, "to: /inicio");
  change("pages/home-2.yaml", /product: \d+/, "product: 99");
  change("pages/home-2.yaml", /^facts:\n {2}- \d+/m, "facts:\n  - 99");
  change("pages/home-3.yaml", /ends: .*/, "ends: 24/12/2025");
  change("pages/historia.md", FIRST_LINK, "next:\n  - /shop\n");
  change("pages/politicas.md", /$/, "\nLea [los valores](/valore).\n");
  change("pages/codigo-etica.md", /$/, "\nVea [los plazos](#plazos).\n");
  change("pages/valores.yaml", /^picture: .*/m, "picture: palms");
  change("pages/about-us.yaml", /^card: .*/m, "card: nosotros");
  change("pages/contact-us.yaml", /^ {2}title: .*/m, "  title: Escríbanos: hoy");
  change("pages/proceso-produccion.yaml", /amount: .*/, "amount: 42000");
  change("sections/values.yaml", /id: .*/, "id: 99");
  for (const [product, value, method, origin] of [
    ["harina-de-coquillo", "5–6", "propio", "    sample: true\n"],
    ["raquis-picado", "65–60", "ISO 18134-1", "    sample: true\n"],
    ["aceite-crudo-de-palma", "5–6", "ISO 18134-1", "    source: porim\n"],
    ["aceite-crudo-de-palmiste", "5–6", "ISO 18134-1", ""],
  ] as const)
    change(`documents/${product}.yaml`, FIRST_PARAMETER, firstParameter(value, method, origin));
  copyFileSync(at(CLIENT.file), at("clients/zz-copy.yaml"));
  const registered = readFileSync(at("register/ft-palma-es.yaml"), "utf8");
  writeFileSync(at("register/ft-second.yaml"), registered.replace("id: ft-palma-es", "id: ft-second"));
  change(OFFER, /^background: .*/m, "background: mar");
  change(TESTIMONIAL, /^rating: .*/m, "rating: 6");
  change("pictures/pictures.yaml", /position: \[[^\]]*\]/, "position: [60]");
  unlinkSync(at("sections/brands.yaml"));
  writeFileSync(at("pages/valors.yaml"), "title: Valores\n");
  writeFileSync(at("messages.yaml"), "");

  const { status, stderr } = check();
  const [head, ...lines] = stderr.trimEnd().split("\n");
  expect(status).toBe(1);
  expect(head).toBe(`${lines.length} mistakes in the content:`);
  expect(
    lines
      .map((line) =>
        line
          .trim()
          .replace(/:\d+:/, ":")
          .replace(/(one of \/about-us|shared links: home), .*/, "$1, …"),
      )
      .toSorted(),
  ).toEqual(
    [
      `content/clients/zz-copy.yaml: id: found ${CLIENT.id}, which content/${CLIENT.file} already has; expected an unused value`,
      'content/company.yaml: social.0.url: found "instagram", expected an address like https://www.facebook.com/aceitescorozal',
      'content/company.yaml: email: found "contacto", expected an address like contacto@aceitescorozal.hn',
      'content/documents/aceite-crudo-de-palma.yaml: parameters.0.source: "porim" is not the id of one of the sources',
      "content/documents/aceite-crudo-de-palmiste.yaml: parameters.0: does not say where its value comes from: add a source, or sample: true",
      'content/documents/raquis-picado.yaml: parameters.0.value: found "65–60", expected a value like ≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5 or ND, or to be agreed',
      'content/documents/harina-de-coquillo.yaml: parameters.0.method: found "propio", expected a method like AOCS Ca 5a-40, or to be agreed',
      'content/frame.yaml: cart.remove: found "Remove {name}", expected a text with {title} and no other placeholder',
      "content/messages.yaml: is empty",
      'content/navigation.yaml: mainMenu.0.to: found "/inicio", expected the path of a page of this site, such as /valores',
      `content/${OFFER}: background: found "mar", expected one of photo, fruit, leaf, sea, clay`,
      'content/pages/about-us.yaml: card: found "nosotros", expected the name of a card for shared links: home, …',
      'content/pages/contact-us.yaml: is not valid YAML: Nested mappings are not allowed in compact mappings (put a text with ": " in quotes)',
      'content/pages/historia.md: next.0: found "/shop", expected one of /about-us, …',
      "content/pages/home-2.yaml: items.entries.0.product: found 99, expected the id of a product",
      "content/pages/home-2.yaml: facts.0: found 99, expected the id of a figure",
      'content/pages/home-3.yaml: offers.ends: found "24/12/2025", expected a day like 2024-12-18',
      'content/pages/codigo-etica.md: body: links to #plazos, but that page has no such heading; a link to "Buen precio" ends in #apartado-buen-precio',
      "content/pages/politicas.md: body: links to /valore, which is not a page of this site",
      "content/pages/proceso-produccion.yaml: stages.0.production.amount: found 42000, expected a figure like 42,000",
      "content/pictures/pictures.yaml: hero.pictures.hero-sunrise.position: found [60], expected at least 2 entries",
      'content/pages/valores.yaml: picture: found "palms", expected the name of a picture described in Spanish',
      "content/pages/valors.yaml: is not used: no schema reads this file",
      'content/register/ft-second.yaml: file: found "ficha-tecnica-aceite-crudo-de-palma", which content/register/ft-palma-es.yaml already has; expected an unused value',
      "content/sections/brands.yaml: is missing",
      "content/sections/values.yaml: values.0.id: found 99, expected the id of a service",
      `content/${TESTIMONIAL}: rating: found 6, expected at most 5`,
    ].toSorted(),
  );
  // Each problem names the line that contains its field.
  for (const line of lines) {
    const [, file = "", number = "", field] =
      /^ {2}content\/(\S+?):(\d+): (?:[\w.]*?(\w+)(?:\.\d+)?: found)?/.exec(line) ?? [];
    if (field === undefined || field === "body") continue;
    const wanted = readFileSync(at(file), "utf8").split("\n")[
      Number(number) - (/\.\d+: found/.test(line) ? 2 : 1)
    ];
    expect(wanted, line).toContain(`${field}:`);
  }
});
