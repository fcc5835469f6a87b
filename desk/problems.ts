import type { Problem } from "./check.ts";

/** What the check says, and the same in Spanish; `$1` is the first part in brackets. */
const SENTENCES: readonly [RegExp, string][] = [
  [/^is missing; expected (.*)$/s, "falta. Se espera $1"],
  [/^is missing$/, "falta"],
  [/^is empty$/, "está vacío"],
  [/^is not in the encoding UTF-8$/, "no está escrito en UTF-8"],
  [/^is no YAML: (.*)$/s, "no se puede leer: $1"],
  [/^is no name of a record: .*$/s, "no sirve como nombre: use minúsculas sin tilde, cifras y guiones"],
  [/^is read by nothing: .*$/s, "no lo usa ninguna página"],
  [/^is no field that is known here(?:; perhaps (.*)\?)?$/s, "es un campo que no existe"],
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
  [/^found (.*?), expected (.*)$/s, "dice $1. Se espera $2"],
];

/** What is expected, and the same in Spanish. */
const EXPECTED: readonly [RegExp, string][] = [
  [/^a text \(a number stands in quotes\)$/, "un texto"],
  [/^a number$/, "un número"],
  [/^a whole number$/, "un número entero"],
  [/^true or false$/, "sí o no"],
  [/^a list$/, "una lista"],
  [/^fields$/, "varios campos"],
  [/^one of (.*)$/s, "una de estas opciones: $1"],
  [/^at least 1 letters$/, "un texto que no esté vacío"],
  [/^at least (\d+) letters$/, "al menos $1 letras"],
  [/^at least 1 entries$/, "al menos una línea en la lista"],
  [/^at least (\d+) entries$/, "al menos $1 líneas en la lista"],
  [/^at most (\d+) entries$/, "a lo sumo $1 líneas en la lista"],
  [/^at least (.*)$/, "$1 o más"],
  [/^at most (.*)$/, "$1 o menos"],
  [/^more than (.*)$/, "más de $1"],
  [/^less than (.*)$/, "menos de $1"],
  [/^a price like (.*)$/, "un precio como $1"],
  [/^a day like (.*)$/, "una fecha como $1"],
  [/^a figure like (.*)$/, "una cifra como $1"],
  [/^an address like (\S+@\S+)$/, "un correo como $1"],
  [/^an address like (.*)$/, "una dirección como $1"],
  [/^an address without \/ at its end$/, "una dirección sin / al final"],
  [/^a text with (.*) in it$/, "un texto que lleve $1, tal cual"],
  [/^a text with a non-breaking space .*$/, "un espacio duro antes de % y °, y punto en los decimales"],
  [/^a single paragraph, .*$/, "un solo párrafo, sin líneas vacías"],
  [/^the path of a page of this site, such as (.*)$/, "la dirección de una página de este sitio, como $1"],
  [/^the id of a product$/, "un producto que exista y no sea borrador"],
  [/^the id of a service$/, "un servicio que exista y no sea borrador"],
  [/^the id of a figure$/, "una cifra que exista"],
  [/^the name of a picture of content\/pictures$/, "el nombre de una foto que exista"],
  [/^the name of a (?:logo|card for shared links)(?:: (.*))?$/, "una de estas: $1"],
  [
    /^a value like (.*), or to be agreed$/,
    "un valor como $1 (ND: no detectable), o «to be agreed» si es a convenir",
  ],
  [/^a method like (.*), or to be agreed$/, "un método como $1, o «to be agreed» si es a convenir"],
  [
    /^a code of six digits like (.*), or to be agreed$/,
    "un código como $1, o «to be agreed» si es a convenir",
  ],
  [/^small letters and hyphens$/, "minúsculas y guiones"],
  [/^small letters, digits and hyphens are expected$/, "minúsculas, cifras y guiones"],
  [/^a ratio like (.*)$/, "una proporción como $1"],
  [/^a text ending with "(.*)"$/, "un texto que termine en «$1»"],
  [/^Invalid string: must end with "(.*)"$/, "un texto que termine en «$1»"],
];

function replaced(text: string, table: readonly [RegExp, string][]): string | undefined {
  const found = table.find(([pattern]) => pattern.test(text));
  return found && text.replace(found[0], found[1].replaceAll(/\$(\d)/g, "$$$1"));
}

/** What is expected, in Spanish; as the check says it where nobody has put it into Spanish. */
export const expectedInSpanish = (expected: string): string => replaced(expected, EXPECTED) ?? expected;

/** Whether there are Spanish words for what a check says. */
export const isKnown = (message: string): boolean => SENTENCES.some(([pattern]) => pattern.test(message));

/** A mistake as a sentence in Spanish: which file and field, what was found, and what is expected. */
export function inSpanish({ file, field, message }: Problem): string {
  const [, said = message, expected] = /^((?:is missing; |found .*?, )expected )(.*)$/s.exec(message) ?? [];
  const whole = expected === undefined ? said : said + expectedInSpanish(expected);
  const sentence = replaced(whole, SENTENCES) ?? whole;
  return `${file}${field ? `, campo «${field}»` : ""}: ${sentence}.`;
}
