import type { Problem } from "./tools.ts";
import { readWords } from "./words.ts";

/** Messages of `npm run content` and their translations; `$1` is the first group. */
const MESSAGES: readonly [RegExp, string][] = [
  [/^is missing; expected (.*)$/s, "falta. Se espera $1"],
  [/^is missing$/, "falta"],
  [/^is empty$/, "está vacío"],
  [/^is not in the encoding UTF-8$/, "no está escrito en UTF-8"],
  [/^is no YAML: (.*)$/s, "no se puede leer: $1"],
  [/^is no name for .*; call it (\S+)$/s, "no sirve como nombre: llámelo «$1»"],
  [
    /^is no name for .*: small letters, digits and hyphens, then (.*)$/s,
    "no sirve como nombre: use minúsculas sin tilde, cifras y guiones, y al final $1",
  ],
  [/^has a name that is taken: (.*) is another page$/s, "tiene un nombre que ya es de otra página: $1"],
  [/^is read by nothing: .*$/s, "no lo usa ninguna página"],
  [/^is no field that is known here(?:; perhaps (.*)\?)?$/s, "es un campo que no existe"],
  [
    /^still has (\[.*\]): it is no draft, and that is still to be written$/s,
    "todavía dice «$1». Contéstelo o bórrelo, o vuelva a encender «Borrador»",
  ],
  [
    /^has a picture that stands not in a paragraph of its own$/,
    "tiene una imagen dentro de un párrafo: va en un renglón aparte",
  ],
  [
    /^has a heading of another size than ## or ###$/,
    "tiene un título de otro tamaño: use «Título 2» o, debajo de él, «Título 3»",
  ],
  [
    /^has a heading ### that stands under none of ##$/,
    "tiene un «Título 3» que no está debajo de un «Título 2»",
  ],
  [/^shows (.*), which is no picture of content\/pictures$/s, "muestra $1, que no es una imagen del sitio"],
  [
    /^links to (.*), which is no file of content\/downloads$/s,
    "enlaza con $1, y ese archivo no está en la carpeta content/downloads",
  ],
  [/^links to nothing, which is no page of this site$/, "tiene un enlace que no lleva a ninguna parte"],
  [/^found (.*), which is before it begins$/, "dice $1, que es antes de que empiece"],
  [
    /^says when it ends, and nothing says when it begins$/,
    "dice a qué hora termina, y falta la hora en que empieza",
  ],
  [/^links to (.*), which is no page of this site$/s, "enlaza con $1, que no es una página de este sitio"],
  [
    /^found (.*), which (.*) has; expected one that no other has$/s,
    "dice $1, pero ese ya es de $2. Se espera uno que nadie más tenga",
  ],
  [
    /^says not where its value comes from: .*$/,
    "no dice de dónde viene su valor: lleva una fuente, o se marca como muestra",
  ],
  [/^(.*) is the id of none of the sources$/, "$1 no es el código de ninguna de las fuentes"],
  [/^(.*) is no figure of this sheet, .*$/, "$1 no es una cifra de esta ficha"],
  [/^is the id of another parameter, too$/, "tiene el código de otro parámetro"],
  [/^found (?:"\s*"|\[\]), expected (.*)$/s, "está vacío. Se espera $1"],
  [/^found "(.*?)", expected (.*)$/s, "dice «$1». Se espera $2"],
  [/^found (.*?), expected (.*)$/s, "dice $1. Se espera $2"],
];

/** The expectations that messages end with, and their translations. */
const EXPECTATIONS: readonly [RegExp, string][] = [
  [/^a text \(a number stands in quotes\)$/, "un texto"],
  [/^a number$/, "un número"],
  [/^a whole number$/, "un número entero"],
  [/^true or false$/, "sí o no"],
  [/^a list$/, "una lista"],
  [/^fields$/, "varios campos"],
  [/^at least 1 letters$/, "un texto"],
  [/^at least (\d+) letters$/, "al menos $1 letras"],
  [/^at least 1 entries$/, "al menos una línea en la lista"],
  [/^at least (\d+) entries$/, "al menos $1 líneas en la lista"],
  [/^at most (\d+) entries$/, "a lo sumo $1 líneas en la lista"],
  [/^at most (\d+) letters$/, "un texto de $1 letras o menos: acórtelo"],
  [/^at least (.*)$/, "$1 o más"],
  [/^at most (.*)$/, "$1 o menos"],
  [/^more than (.*)$/, "más de $1"],
  [/^less than (.*)$/, "menos de $1"],
  [/^a price like (.*)$/, "un precio en dólares y centavos, con punto, como $1"],
  [
    /^a price higher than the one now$/,
    "un precio mayor que el de ahora; si no está en oferta, déjelo vacío",
  ],
  [/^a number like (.*)$/, "un teléfono con código de país, como $1"],
  [/^a day like (.*)$/, "una fecha que exista, con el año primero, como $1"],
  [/^a time like (.*)$/, "una hora como $1"],
  [/^a figure like (.*)$/, "una cifra con comas y sin punto, como $1"],
  [/^an address like (\S+@\S+)$/, "un correo como $1"],
  [/^an address like (.*)$/, "una dirección que empiece con https://, como $1"],
  [/^an address without \/ at its end$/, "una dirección sin / al final"],
  [/^a text with (.*) in it$/, "un texto que lleve $1, tal cual"],
  [/^a text with a non-breaking space .*$/, "un espacio duro antes de % y °, y punto en los decimales"],
  [/^a single paragraph, .*$/, "un solo párrafo, sin líneas vacías"],
  [/^the path of a page or a PDF of this site$/, "la dirección de una página o de un PDF de este sitio"],
  [/^the path of a page of this site, such as (.*)$/, "la dirección de una página de este sitio, como $1"],
  [/^the id of a product$/, "un producto que exista y no sea borrador"],
  [/^the id of a service$/, "un servicio que exista y no sea borrador"],
  [/^the id of a figure$/, "una cifra que exista"],
  [
    /^the name of a picture with words in Spanish$/,
    "el nombre de una foto que exista y tenga sus palabras en español",
  ],
  [
    /^the name of a picture with words in English$/,
    "el nombre de una foto que exista y tenga sus palabras en inglés",
  ],
  [/^words in Spanish or in English$/, "qué se ve en la foto, en español o en inglés"],
  [/^a place like (.*)$/, "un lugar como $1"],
  [/^the name of a (?:logo|card for shared links)(?:: (.*))?$/, "una de estas: $1"],
  [
    /^a value like (.*) or ND, or to be agreed$/,
    "un valor con punto decimal y lo menor primero, como $1 o ND (no detectable), o «to be agreed» si es a convenir",
  ],
  [/^a method like (.*), or to be agreed$/, "un método como $1, o «to be agreed» si es a convenir"],
  [
    /^a code of six digits like (.*), or to be agreed$/,
    "un código como $1, o «to be agreed» si es a convenir",
  ],
  [/^small letters and hyphens$/, "minúsculas y guiones"],
  [/^small letters, digits and hyphens are expected$/, "minúsculas, cifras y guiones"],
  [/^a ratio like (.*)$/, "una proporción como $1"],
  [/^(?:a text ending with|Invalid string: must end with) "\."$/, "una frase con punto final"],
  [/^(?:a text ending with|Invalid string: must end with) "(.*)"$/, "un texto que termine en «$1»"],
];

function translate(text: string, table: readonly [RegExp, string][]): string | undefined {
  const found = table.find(([pattern]) => pattern.test(text));
  return found && text.replace(found[0], found[1].replaceAll(/\$(\d)/g, "$$$1"));
}

const words = readWords();

/** Translates an expectation; returns it as it is if there is no translation. */
export function expectationToSpanish(expected: string): string {
  const [, choices] = /^one of (.*)$/s.exec(expected) ?? [];
  if (choices === undefined) return translate(expected, EXPECTATIONS) ?? expected;
  const labels = choices.split(", ").map((choice) => words.choice(choice) ?? choice);
  return `una de estas opciones: ${labels.join(", ")}`;
}

/** The editor's label of a field, with those of its parents: `Elementos › Lista 1 › Producto`. */
export function labelOf(file: string, field: string): string {
  const [folder = ""] = /^[^/]+/.exec(file.replace("content/", "")) ?? [];
  const isWritten = /^content\/pages\/.*\.md$/.test(file);
  const name = folder in words.collections ? folder : file.replace(/^content\/|\.\w+$/g, "");
  const labels: string[] = [];
  let at = isWritten ? "written" : name;
  for (const key of field.split(".")) {
    // People count from 1.
    if (/^\d+$/.test(key)) labels.push(`${labels.pop()} ${Number(key) + 1}`);
    else labels.push(words.fieldAt((at += `.${key}`), key)[0]);
  }
  return labels.join(" › ");
}

/** A sentence in Spanish with the file, the field, what was found and what is expected. */
export function toSpanish({ file, line, field, message }: Problem): string {
  const [, said = message, expected] = /^((?:is missing; |found .*?, )expected )(.*)$/s.exec(message) ?? [];
  const whole = expected === undefined ? said : said + expectationToSpanish(expected);
  const sentence = translate(whole, MESSAGES) ?? whole;
  // The body is long, so the line helps to find the place.
  const where = field === "body" ? `, línea ${line}` : "";
  return `${file}${where}${field ? `, campo «${labelOf(file, field)}»` : ""}: ${sentence}.`;
}
