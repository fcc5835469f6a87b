import { cpSync, globSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { values } from "../app/catalog/content/sections";
import { anyRecord } from "../testing/make-folder";
import { readFields } from "./change";
import { Refusal } from "./refusal";
import { ContentRepository, shaOf, type FileRequest } from "./repository";

// Mistakes that office staff make, and how the desk responds. The editor catches some before saving; the desk catches all.

type Value = string | number | null | readonly Value[] | { readonly [key: string]: Value };

/** `value` is what someone wrote; `undefined` means that they removed the field. */
type Mistake = [what: string, file: string, field: string, value: Value | undefined, answer: string];

const CLIENT = anyRecord("clients").file;
const PRODUCT = anyRecord("products");
const POST = anyRecord("posts").file;
const TESTIMONIAL = anyRecord("testimonials").file;

/** A second product. */
const COPY = "products/zz-copy.md";

const mistakes: Mistake[] = [
  ["a text that must not be empty", CLIENT, "name", "", "campo «Nombre»: está vacío. Se espera un texto."],
  [
    "a price with a comma",
    PRODUCT.file,
    "price",
    "$3,20",
    "campo «Precio»: dice «$3,20». Se espera un precio en dólares y centavos, con punto, como $4.10.",
  ],
  [
    "a price in words",
    PRODUCT.file,
    "price",
    "a convenir",
    "campo «Precio»: dice «a convenir». Se espera un precio en dólares y centavos, con punto, como $4.10.",
  ],
  [
    "a price below nothing",
    PRODUCT.file,
    "price",
    "-$3.20",
    "campo «Precio»: dice «-$3.20». Se espera un precio en dólares y centavos, con punto, como $4.10.",
  ],
  [
    "a price before that is lower than the one now",
    COPY,
    "old_price",
    "$0.01",
    "campo «Precio anterior»: dice «$0.01». Se espera un precio mayor que el de ahora; si no está en oferta, déjelo vacío.",
  ],
  [
    "a discount of more than everything",
    PRODUCT.file,
    "discount",
    120,
    "campo «Descuento»: dice 120. Se espera 99 o menos.",
  ],
  [
    "a product with the number of another",
    COPY,
    "id",
    Number(PRODUCT.id),
    `campo «Código»: dice ${PRODUCT.id}, pero ese ya es de content/${PRODUCT.file}. Se espera uno que nadie más tenga.`,
  ],
  [
    "a picture that is not there",
    PRODUCT.file,
    "pictures.0",
    "cebolla-morada",
    "campo «Imágenes 1»: dice «cebolla-morada». Se espera el nombre de una foto que exista",
  ],
  [
    "a product without a picture",
    COPY,
    "pictures",
    [],
    "campo «Imágenes»: está vacío. Se espera al menos una línea en la lista.",
  ],
  [
    "a kind of goods that is none",
    PRODUCT.file,
    "category",
    "verduras",
    "campo «Categoría»: dice «verduras». Se espera una de estas opciones: Fruta, Verduras, Pescado.",
  ],
  ["more stars than five", PRODUCT.file, "ratings", 7, "campo «Estrellas»: dice 7. Se espera 5 o menos."],
  [
    "a number in words",
    PRODUCT.file,
    "reviews",
    "muchas",
    "campo «Opiniones»: dice «muchas». Se espera un número.",
  ],
  ["half a person", PRODUCT.file, "reviews", 2.5, "campo «Opiniones»: dice 2.5. Se espera un número entero."],
  ["a field that is missing", PRODUCT.file, "weight", undefined, "campo «Peso»: falta. Se espera un texto."],
  [
    "a line of a list that is empty",
    PRODUCT.file,
    "tags.1",
    " ",
    "campo «Etiquetas 2»: está vacío. Se espera un texto.",
  ],
  [
    "a day that does not exist",
    POST,
    "date",
    "2026-02-30",
    "campo «Fecha»: dice «2026-02-30». Se espera una fecha que exista, con el año primero, como 2024-12-18.",
  ],
  [
    "a day as people write it",
    POST,
    "date",
    "24/12/2026",
    "campo «Fecha»: dice «24/12/2026». Se espera una fecha que exista, con el año primero, como 2024-12-18.",
  ],
  [
    "a title as long as a paragraph",
    POST,
    "title",
    "Muy largo ".repeat(9),
    "Se espera un texto de 80 letras o menos: acórtelo.",
  ],
  [
    "two paragraphs where there is one",
    TESTIMONIAL,
    "body",
    "Uno.\n\nDos.",
    "campo «Lo que dijo»: dice «Uno.\\n\\nDos.». Se espera un solo párrafo, sin líneas vacías.",
  ],
  [
    "letters in a telephone number",
    "company.yaml",
    "phone",
    "+504 dos mil",
    "campo «Teléfono»: dice «+504 dos mil». Se espera un teléfono con código de país, como +504 2440-1234.",
  ],
  [
    "a telephone number without its country",
    "company.yaml",
    "phone",
    "2440-1234",
    "campo «Teléfono»: dice «2440-1234». Se espera un teléfono con código de país, como +504 2440-1234.",
  ],
  [
    "a mail address without @",
    "company.yaml",
    "email",
    "contacto.aceitescorozal.hn",
    "campo «Correo»: dice «contacto.aceitescorozal.hn». Se espera un correo como contacto@aceitescorozal.hn.",
  ],
  [
    "http where https is due",
    "company.yaml",
    "origin",
    "http://www.aceitescorozal.hn",
    "campo «Dirección del sitio»: dice «http://www.aceitescorozal.hn». Se espera una dirección que empiece con https://",
  ],
  [
    "an address with a slash at its end",
    "company.yaml",
    "origin",
    "https://www.aceitescorozal.hn/",
    "campo «Dirección del sitio»: dice «https://www.aceitescorozal.hn/». Se espera una dirección sin ruta ni / al final.",
  ],
  [
    "a social network without https://",
    "company.yaml",
    "social.0.url",
    "facebook.com/aceitescorozal",
    "campo «Redes sociales 1 › Dirección»: dice «facebook.com/aceitescorozal». Se espera una dirección que empiece con https://",
  ],
  [
    "a link to a page that is not there",
    "navigation.yaml",
    "mainMenu.0.to",
    "/historias",
    "campo «Menú principal 1 › Página»: dice «/historias». Se espera la dirección de una página de este sitio, como /valores.",
  ],
  [
    "a link to nowhere in a text",
    "pages/politicas.md",
    "body",
    "Lea [las bases](/bases).",
    "campo «Texto»: enlaza con /bases, que no es una página de este sitio.",
  ],
  [
    "a link to no heading of its text",
    "pages/codigo-etica.md",
    "body",
    "Vea [los plazos](#plazos).",
    "campo «Texto»: enlaza con #plazos, y esa página no tiene ese título: un enlace a «Buen precio» termina en #apartado-buen-precio.",
  ],
  [
    "a place that was deleted",
    "frame.yaml",
    "cart.remove",
    "Quitar",
    "campo «Carrito › Quitar»: dice «Quitar». Se espera un texto que lleve {title}, tal cual.",
  ],
  [
    "a figure with a point for thousands",
    "pages/proceso-produccion.yaml",
    "stages.0.production.amount",
    "42.000",
    "campo «Productos de la planta 1 › Producción › Cantidad»: dice «42.000». Se espera una cifra con comas y sin punto, como 42,000.",
  ],
  [
    "a description longer than Google shows",
    "pages/valores.yaml",
    "description",
    "Muy largo. ".repeat(20),
    "Se espera un texto de 200 letras o menos: acórtelo.",
  ],
  [
    "a translation that is missing",
    "documents/harina-de-coquillo.yaml",
    "name.en",
    undefined,
    "campo «Nombre › En inglés»: falta. Se espera un texto.",
  ],
  [
    "a range the wrong way round",
    "documents/raquis-picado.yaml",
    "parameters.0.value",
    "65–60",
    "campo «Parámetros 1 › Valor»: dice «65–60». Se espera un valor con punto decimal y lo menor primero, como ≤ 5.0",
  ],
  [
    "a decimal comma",
    "documents/aceite-crudo-de-palma.yaml",
    "parameters.0.value",
    "≤ 5,0",
    "campo «Parámetros 1 › Valor»: dice «≤ 5,0». Se espera un valor con punto decimal y lo menor primero",
  ],
  [
    "a sentence without its full stop",
    "documents/aceite-crudo-de-palmiste.yaml",
    "summary.es",
    "Aceite claro",
    "campo «Resumen › En español»: dice «Aceite claro». Se espera una frase con punto final.",
  ],
];

let root = "";
let content: ContentRepository;
beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "mistakes-"));
  cpSync("content", path.join(root, "content"), {
    recursive: true,
    filter: (file) => !file.endsWith(".webp"),
  });
  const product = readFileSync(path.join("content", PRODUCT.file), "utf8");
  writeFileSync(path.join(root, "content", COPY), product.replace(/^id: .*/m, "id: 9999"));
  for (const part of ["app", "build-tools", "public"]) symlinkSync(path.resolve(part), path.join(root, part));
  content = new ContentRepository(root);
});
afterAll(() => rm(root, { recursive: true }));

const read = (file: string) => readFileSync(path.join(root, "content", file), "utf8");

/** The fields with one value replaced. */
function changed(fields: Value, at: readonly string[], value: Value | undefined): Value {
  const [key = "", ...rest] = at;
  const old: Value[] | Record<string, Value> = Array.isArray(fields)
    ? [...(fields as Value[])]
    : { ...(fields as Record<string, Value>) };
  const next = rest.length === 0 ? value : changed(Reflect.get(old, key) as Value, rest, value);
  if (next === undefined) Reflect.deleteProperty(old, key);
  else Reflect.set(old, key, next);
  return old;
}

/** A change as the editor sends it, with the whole file reprinted. */
function update(file: string, own: readonly Mistake[]): FileRequest {
  const name = `content/${file}`;
  const before = read(file);
  const after = own.reduce(
    (fields, [, , field, value]) => changed(fields, field.split("."), value),
    readFields(name, before) as Value,
  ) as Record<string, Value>;
  const { body, ...fields } = after;
  const text = name.endsWith(".md") ? `---\n${stringify(fields)}---\n\n${String(body)}\n` : stringify(after);
  return { operation: "update", path: name, sha: shaOf(before), text };
}

async function answerTo(...requests: FileRequest[]): Promise<string> {
  try {
    await content.write(requests);
    return "";
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

describe("rejects a mistake, naming field, value and expected form", () => {
  const answers = new Map<string, string[]>();
  beforeAll(async () => {
    // Saves as many mistakes at once as possible, because each save reads all of the content.
    const rounds: Map<string, Mistake>[] = [];
    for (const mistake of mistakes) {
      const place = `${mistake[1]} ${mistake[2]}`;
      const free = rounds.find((round) => !round.has(place)) ?? new Map<string, Mistake>();
      if (free.size === 0) rounds.push(free);
      free.set(place, mistake);
    }
    for (const round of rounds) {
      const byFile = Map.groupBy(round.values(), ([, file]) => file);
      const answer = await answerTo(...[...byFile].map(([file, own]) => update(file, own)));
      for (const [what, file] of round.values())
        answers.set(
          what,
          answer.split(/(?<=\.) (?=content\/)/).filter((each) => each.startsWith(`content/${file}, `)),
        );
    }
  }, 120_000);
  test.each(mistakes)("%s", (what, _file, _field, _value, answer) => {
    expect(answers.get(what)?.join(" ")).toContain(answer);
  });
});

/** Deletes the current file. */
const remove = (file: string): FileRequest => ({
  operation: "delete",
  path: `content/${file}`,
  sha: shaOf(read(file)),
  text: "",
});
const create = (file: string): FileRequest => ({
  operation: "create",
  path: `content/${file}`,
  text: "name: Uno\n",
});

describe("mistakes beyond a single field", () => {
  test("refuses to delete what is needed elsewhere, saying where and what to do", async () => {
    const id = values().values[0]?.id;
    const services = globSync("services/*.md", { cwd: path.join(root, "content") });
    const service = services.find((file) => read(file).includes(`\nid: ${id}\n`)) ?? "";
    const answer = await answerTo(remove(service), remove("pages/valores.yaml"));
    for (const part of [
      "Se necesita en otra parte: cámbielo ahí y después elimínelo.",
      `content/sections/values.yaml, campo «Valores 1 › Código»: dice ${id}. Se espera un servicio que exista y no sea borrador.`,
      "content/pages/valores.yaml: falta.",
    ])
      expect(answer).toContain(part);
  });

  test("refuses a client who buys what the mill does not make", async () => {
    const buys: Mistake = ["", "", "buys", "aceite-de-oliva", ""];
    expect(await answerTo(update(CLIENT, [buys]))).toBe(
      `content/${CLIENT}, campo «Qué compra»: dice «aceite-de-oliva». Se espera un producto de la página «Proceso de Producción».`,
    );
  });

  test.each([
    [
      "a name that another record has",
      CLIENT,
      `Ya existe un archivo con ese nombre: content/${CLIENT}. Elija otro nombre.`,
    ],
    [
      "a name with capitals and accents",
      "clients/Aceites Ñandú.yaml",
      "El nombre de un archivo lleva minúsculas sin tilde, cifras y guiones: content/clients/Aceites Ñandú.yaml no sirve.",
    ],
    [
      "a file that no page shows",
      "pages/certificaciones.yaml",
      "content/pages/certificaciones.yaml: no lo usa ninguna página.",
    ],
  ])("%s", async (_what, file, answer) => {
    expect(await answerTo(create(file))).toBe(answer);
  });
});
