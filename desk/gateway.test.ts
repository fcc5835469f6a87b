import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { ask } from "../testing/ask";
import { listen } from "../testing/listen";
import { anyRecord, makeFolder } from "../testing/make-folder";
import { createDesk } from "./gateway";
import { pageOf } from "./preview-page";
import { ContentRepository, shaOf } from "./repository";

const TOKEN = "secreto";
const REPO = "/api/v1/repos/aceites/corozal";
const COMPANY = "content/company.yaml";
const PRODUCT = `content/${anyRecord("products").file}`;
const PHONE = /^phone: .*/m;
const PRICE = /^price: .*/m;

const noConfig = () => Promise.resolve({ collections: [] });

let root = "";
let port = 0;
beforeEach(async () => {
  root = await makeFolder({ "outside.yaml": "a: 1\n" });
  cpSync("content", path.join(root, "content"), {
    recursive: true,
    filter: (file) => !file.endsWith(".webp"),
  });
  // Checks run with this repository's code.
  for (const part of ["app", "build-tools", "public"]) symlinkSync(path.resolve(part), path.join(root, part));
  const server = createDesk({ root, preview: "http://127.0.0.1:5173", config: noConfig, token: TOKEN });
  port = Number(new URL(await listen(server)).port);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
});

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const idOf = (file: string) => Number(/^id: (\d+)$/m.exec(read(file))?.[1]);

/** The files of a collection. */
const recordsOf = (folder: string) =>
  readdirSync(path.join(root, "content", folder)).map((name) => `content/${folder}/${name}`);

type FileRequest = { operation: string; path: string; text?: string; sha?: string };

/** Saves as the editor does. */
async function save(...files: FileRequest[]) {
  const { status, body } = await ask(port, `${REPO}/contents`, {
    method: "POST",
    headers: { authorization: `token ${TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({
      files: files.map(({ operation, path: file, text = "", sha }) => ({
        operation,
        path: file,
        sha,
        content: Buffer.from(text).toString("base64"),
      })),
    }),
  });
  return { status, message: (JSON.parse(String(body)) as { message?: string }).message ?? "" };
}

/** A request that changes the current file. */
const update = (file: string, from: string | RegExp, to: string): FileRequest => ({
  operation: "update",
  path: file,
  sha: shaOf(read(file)),
  text: read(file).replace(from, to),
});

const changePhone = (number: string) => update(COMPANY, PHONE, `phone: +504 ${number}`);

describe("responds only to the browser on this machine", () => {
  test.each([
    ["a name that leads here", { host: "evil.example" }],
    ["a name that leads here, with the port", () => ({ host: `evil.example:${port}` })],
    ["another port", { host: "127.0.0.1:1" }],
    ["a page of another site", { origin: "https://evil.example" }],
    ["a page of another server of this machine", { origin: "http://127.0.0.1:5173" }],
    ["a page without an origin", { origin: "null" }],
    ["a picture or a frame of another site", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    [
      "a frame of this machine",
      { "sec-fetch-site": "same-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" },
    ],
  ])("%s is refused", async (_what, given) => {
    const headers = {
      host: `127.0.0.1:${port}`,
      authorization: `token ${TOKEN}`,
      "content-type": "application/json",
      ...(typeof given === "function" ? given() : given),
    };
    for (const [method, at] of [
      ["GET", "/"],
      ["GET", "/start.js"],
      ["GET", REPO],
      ["POST", `${REPO}/contents`],
      ["POST", `${REPO}/photographs`],
      ["POST", `${REPO}/logos`],
    ] as const) {
      const { status, body } = await ask(port, at, { method, headers });
      expect(status, `${method} ${at}`).toBe(403);
      expect(String(body)).not.toContain(TOKEN);
    }
  });

  test("serves its page under both host names", async () => {
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
      expect((await ask(port, "/", { headers })).status).toBe(200);
    }
  });

  test("refuses requests without the token", async () => {
    for (const authorization of ["", "token x", "token secret0"]) {
      const headers = { authorization, "content-type": "application/json" };
      expect((await ask(port, REPO, { headers })).status).toBe(401);
      for (const at of ["contents", "photographs", "logos"])
        expect((await ask(port, `${REPO}/${at}`, { method: "POST", headers, body: "{}" })).status).toBe(401);
    }
  });

  test("refuses the content types that another site's form can send", async () => {
    const before = read(COMPANY);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
      const headers = { authorization: `token ${TOKEN}`, "content-type": type };
      const body = JSON.stringify({ files: [{ operation: "delete", path: COMPANY, sha: shaOf(before) }] });
      for (const at of ["contents", "photographs", "logos"])
        expect((await ask(port, `${REPO}/${at}`, { method: "POST", headers, body })).status).toBe(400);
    }
    expect(read(COMPANY)).toBe(before);
  });

  test("serves pages that fetch from no other host and cannot be framed by another site", async () => {
    const { headers } = await ask(port, "/");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy.match(/https?:[^\s;]+/g)).toEqual(["http://127.0.0.1:5173"]);
  });
});

test.each([
  "outside.yaml",
  "../outside.yaml",
  "content/../outside.yaml",
  "content/./company.yaml",
  "/etc/desk.yaml",
  "content\\..\\outside.yaml",
  "content/pictures/shop/apple.webp",
  "content/.hidden.yaml",
  "content/README.md",
  "content/page.ts",
  "content/photographs/river.webp",
  "content/logos/river.webp",
  "package.json",
])("it writes nothing to %s", async (file) => {
  for (const operation of ["create", "update", "delete"]) {
    const sha = shaOf("a: 1\n");
    expect(await save({ operation, path: file, text: "a: 2\n", sha })).toMatchObject({ status: 403 });
  }
  expect(read("outside.yaml")).toBe("a: 1\n");
  expect(existsSync("/etc/desk.yaml")).toBe(false);
});

test("saving changes only what was edited, even though the editor drops comments", async () => {
  const before = read(COMPANY);
  const text = before.replaceAll(/^#.*\n/gm, "").replace(PHONE, "phone: '+504 2440-1234'");
  expect(await save({ ...update(COMPANY, "", ""), text })).toMatchObject({ status: 201 });
  expect(read(COMPANY)).toBe(before.replace(PHONE, "phone: +504 2440-1234"));
});

test("saving keeps what the editor does not show: hidden fields and picture recipes", async () => {
  const before = read(PRODUCT);
  expect(await save(update(PRODUCT, /^id: .*\n/m, "draft: false\n"))).toMatchObject({ status: 201 });
  expect(read(PRODUCT)).toBe(before);
  const sheetWords = "content/sections/technical-sheets.yaml";
  const words = read(sheetWords);
  expect(await save(update(sheetWords, /^acids:\n(?: .*\n)+/m, ""))).toMatchObject({ status: 201 });
  expect(read(sheetWords)).toBe(words);
  const table = "content/pictures/pictures.yaml";
  const pictures = read(table);
  const text = "hero:\n  pictures:\n    hero-fruit:\n      es: Fruta madura\n      en: Ripe fruit\n";
  expect(await save({ ...update(table, "", ""), text })).toMatchObject({ status: 201 });
  expect(read(table)).toMatch(
    /^ {4}hero-fruit:\n {6}es: Fruta madura\n {6}en: Ripe fruit\n {6}position: \[/m,
  );
  expect(read(table).split("\n")).toHaveLength(pictures.split("\n").length);
});

test("saving loses a field that is hidden in another file only", async () => {
  const file = "content/sections/technical-sheets.yaml";
  writeFileSync(path.join(root, file), read(file).replace(/^acids:/m, "id: 9\nacids:"));
  expect(await save(update(file, "id: 9\n", ""))).toMatchObject({ status: 201 });
  expect(read(file)).not.toMatch(/^id:/m);
});

test("saving accepts an empty list that the form shows as optional", async () => {
  expect(await save(update(COMPANY, /^social:\n(?: .*\n)+/m, ""))).toMatchObject({ status: 201 });
  expect(read(COMPANY)).not.toContain("social:");
});

test("saving states a switch only if the file did or if it was switched off", async () => {
  const file = "content/documents/harina-de-coquillo.yaml";
  const said = '{ value: "6", sample: true }';
  writeFileSync(path.join(root, file), read(file).replace(/^shelfLife: .*/m, `shelfLife: ${said}`));
  const before = read(file);
  const off = before
    .replaceAll(/^( {4})(method: .*\n)(?!(?: {4}.*\n)* {4}sample:)/gm, "$1$2$1sample: false\n")
    .replace(/^/, "draft: false\n");
  expect(off.length).toBeGreaterThan(before.length + 100);
  expect(await save({ ...update(file, "", ""), text: off })).toMatchObject({ status: 201 });
  expect(read(file)).toBe(before);
  expect(await save(update(file, said, '{ value: "6", sample: false, source: kjps-47 }'))).toMatchObject({
    status: 201,
  });
  expect(read(file)).toBe(before.replace(said, '{ value: "6", sample: false, source: kjps-47 }'));
});

describe("refuses a mistake in Spanish and writes nothing", () => {
  const mistakes: [file: string, from: string | RegExp, to: string, said: RegExp][] = [
    [PRODUCT, PRICE, "price: 3.20", /campo «Precio»: dice 3.2\. Se espera un precio .*como \$4\.10/],
    [
      PRODUCT,
      /^category: .*/m,
      "category: fruits",
      /«Categoría»: .*una de estas opciones: Fruta, Verduras, Pescado/,
    ],
    [
      PRODUCT,
      /^pictures:\n/m,
      "pictures:\n  - banana\n  - banana-99\n",
      /«Imágenes 2»: .*el nombre de una foto que exista y tenga sus palabras en inglés/,
    ],
    [PRODUCT, /^weight: .*\n/m, "", /«Peso»: falta\. Se espera un texto/],
    [PRODUCT, /^ratings: .*/m, "ratings: 7", /«Estrellas»: dice 7\. Se espera 5 o menos/],
    [COMPANY, /^email: .*/m, "email: contacto", /«Correo»: .*un correo como/],
    ["content/navigation.yaml", /to: \/$/m, "to: /inicio", /la dirección de una página de este sitio/],
    ["content/frame.yaml", /^ {2}remove: .*/m, "  remove: Remove", /un texto que lleve \{title\}, tal cual/],
    [
      "content/pages/politicas.md",
      /$/,
      "\nLea [esto](/nada).\n",
      /, línea \d+, campo «Texto»: enlaza con \/nada, que no es una página/,
    ],
    [
      "content/pages/historia.md",
      /^draft: [^]*/m,
      "draft: false\n---\n\n[Escriba aquí en dos o tres frases quién fundó la empresa.]\n",
      /, línea \d+, campo «Texto»: todavía dice «\[Escriba aquí en dos o tres frases .*Contéstelo o bórrelo/,
    ],
    [
      "content/documents/harina-de-coquillo.yaml",
      /^summary:\n(?: .*\n)+/m,
      "summary:\n  es: Sin punto final\n  en: A sentence.\n",
      /«Resumen › En español»: .*una frase con punto final/,
    ],
  ];
  test("names all mistakes at once, each with its file and field", async () => {
    const before = new Map(mistakes.map(([file]) => [file, read(file)]));
    const after = new Map(before);
    for (const [file, from, to] of mistakes) {
      expect(after.get(file)).toMatch(from);
      after.set(file, (after.get(file) ?? "").replace(from, to));
    }
    const changes = [...after].map(([file, text]) => Object.assign(update(file, "", ""), { text }));
    const { status, message } = await save(...changes);
    expect(status).toBe(422);
    for (const [file, , , said] of mistakes) {
      const own = message
        .split(/(?=content\/\S+(?:, línea \d+)?, campo)/)
        .filter((each) => each.startsWith(file));
      expect(own.join(""), message).toMatch(said);
    }
    for (const [file, text] of before) expect(read(file)).toBe(text);
  });

  test("refuses to delete a record that a page needs, and names the page", async () => {
    const [, id] = /product: (\d+)/.exec(read("content/pages/home-2.yaml")) ?? [];
    const file = recordsOf("products").find((each) => read(each).includes(`\nid: ${id}\n`)) ?? "";
    expect(await save({ operation: "delete", path: file, sha: shaOf(read(file)) })).toMatchObject({
      status: 422,
      message: expect.stringMatching(
        /^Se necesita en otra parte: .* content\/pages\/home-2\.yaml, campo «Elementos › Lista 1 › Producto»: /,
      ),
    });
    expect(existsSync(path.join(root, file))).toBe(true);
  });

  test("writes neither of two files if one has a mistake", async () => {
    const before = read(COMPANY);
    const changes = [changePhone("2999-0001"), update(PRODUCT, PRICE, "price: gratis")];
    expect(await save(...changes)).toMatchObject({ status: 422 });
    expect(read(COMPANY)).toBe(before);
  });

  test("lets a file be changed despite an earlier mistake in another", async () => {
    writeFileSync(path.join(root, PRODUCT), read(PRODUCT).replace(PRICE, "price: gratis"));
    expect(await save(changePhone("2440-1234"))).toMatchObject({ status: 201 });
    expect(await save(update(PRODUCT, "gratis", "$0.30"))).toMatchObject({ status: 201 });
  });
});

test("takes a list that became shorter, with switches that its entries did not have", async () => {
  const file = "content/documents/aceite-crudo-de-palma.yaml";
  const [first = ""] = /^ *- \{ acid: .*\n/m.exec(read(file)) ?? [];
  const stated = first.replace(/(?:, shown: \w+)? \}$/m, ", shown: false }");
  writeFileSync(path.join(root, file), read(file).replace(first, stated));
  const shorter = read(file).replace(stated, "");
  const text = shorter.replaceAll(/(?<=- \{ acid: (?!.*shown).*) \}$/gm, ", shown: false }");
  expect(text).not.toBe(shorter);
  expect(await save({ operation: "update", path: file, sha: shaOf(read(file)), text })).toMatchObject({
    status: 201,
  });
  expect(read(file)).toBe(shorter);
});

describe("never overwrites changes that the editor has not read", () => {
  test("refuses to save a file that changed on disk", async () => {
    const change = changePhone("2999-0001");
    writeFileSync(path.join(root, COMPANY), read(COMPANY).replace(/^tagline: .*/m, "tagline: Quality"));
    const { status, message } = await save(change);
    expect(status).toBe(409);
    expect(message).toMatch(/cambió en el disco después de que usted lo abrió/);
    expect(read(COMPANY)).toContain("Quality");
    expect(read(COMPANY)).not.toContain("2999-0001");
  });

  test("refuses the second of two windows that save at the same time", async () => {
    const [first, second] = [changePhone("2440-0001"), changePhone("2440-0002")];
    const answers = await Promise.all([save(first), save(second)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(read(COMPANY)).toContain("phone: +504 2440-0001\n");
  });

  test("does not recreate a deleted file or create an existing one", async () => {
    const gone = { ...update(PRODUCT, PRICE, "price: $3.30"), path: "content/products/gone.md" };
    expect(await save(gone)).toMatchObject({ status: 409 });
    expect(await save({ operation: "create", path: PRODUCT, text: read(PRODUCT) })).toMatchObject({
      status: 409,
    });
    expect(await save({ operation: "delete", path: PRODUCT, sha: shaOf("") })).toMatchObject({ status: 409 });
    expect(existsSync(path.join(root, PRODUCT))).toBe(true);
  });
});

test("a new record gets an id that no record has had", async () => {
  const last = Math.max(...recordsOf("clients").map(idOf));
  const file = "content/clients/aceites-del-norte.yaml";
  const text =
    "name: Aceites del Norte\nlogo: litoral\ndescription: Refina aceite.\nbuys: raquis-picado\ndraft: true\n";
  expect(await save({ operation: "create", path: file, text })).toMatchObject({ status: 201 });
  expect(read(file)).toBe(
    `# yaml-language-server: $schema=../../.schemas/clients.json\nid: ${last + 1}\n${text}`,
  );
  expect(await save({ operation: "delete", path: file, sha: shaOf(read(file)) })).toMatchObject({
    status: 201,
  });
  expect(existsSync(path.join(root, file))).toBe(false);
  const files = [file, file.replace("norte", "sur")];
  expect(await save(...files.map((at) => ({ operation: "create", path: at, text })))).toMatchObject({
    status: 201,
  });
  expect(files.map((at) => /^id: \d+$/m.exec(read(at))?.[0])).toEqual([`id: ${last + 2}`, `id: ${last + 3}`]);
});

test("a rename that cannot be written leaves the file under its old name", async () => {
  const target = path.join(root, "content/products/plantain.md");
  const rename = () =>
    new ContentRepository(root).write([
      {
        operation: "update",
        path: "content/products/plantain.md",
        from: PRODUCT,
        sha: shaOf(read(PRODUCT)),
        text: read(PRODUCT),
      },
    ]);
  // Stands where the repository writes the new file first.
  const obstacle = `${target}.${process.pid}.tmp`;
  mkdirSync(obstacle);
  await expect(rename()).rejects.toThrow("EISDIR");
  expect(existsSync(path.join(root, PRODUCT))).toBe(true);
  rmdirSync(obstacle);
  await rename();
  expect([existsSync(target), existsSync(path.join(root, PRODUCT))]).toEqual([true, false]);
});

test("a file from a checkout on Windows keeps its front matter", async () => {
  writeFileSync(path.join(root, PRODUCT), `\uFEFF${read(PRODUCT).replaceAll("\n", "\r\n")}`);
  const { sha = "", text = "" } = new ContentRepository(root).file(PRODUCT) ?? {};
  const changed = text.replace(/^weight: .*/m, "weight: 987 g");
  expect(await save({ operation: "update", path: PRODUCT, sha, text: changed })).toMatchObject({
    status: 201,
  });
  expect(read(PRODUCT)).toBe(changed);
});

test("shared texts are previewed on the page of the first record that exists", () => {
  const files = ["content/products/apple.md", "content/products/mango.md", "content/posts/a.md"].map(
    (file, index) => ({ path: file, text: `id: ${9 - index}\n`, sha: "", size: 0 }),
  );
  expect(pageOf("content/pages/shop-single.yaml", "", files)).toBe("/shop-single/8");
  expect(pageOf("content/pages/team-details.yaml", "", files)).toBe("/");
});

test("the preview redirects to the page that shows the file", async () => {
  for (const [file, page] of [
    [PRODUCT, `/shop-single/${anyRecord("products").id}`],
    ["content/pages/home.yaml", "/"],
    ["content/pages/valores.yaml", "/valores"],
    ["content/pages/blog-single.yaml", `/blog-single/${Math.min(...recordsOf("posts").map(idOf))}`],
  ] as const) {
    const { status, headers } = await ask(port, `/preview/${file}`);
    expect([status, headers.location]).toEqual([302, `http://127.0.0.1:5173${page}`]);
  }
  const { headers } = await ask(port, "/preview//evil.example");
  expect(headers.location).toBe("http://127.0.0.1:5173/");
});
