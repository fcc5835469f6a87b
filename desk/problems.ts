import { messageText, type Texts } from "../app/catalog/read/messages.ts";
import type { Problem } from "../app/catalog/read/problem.ts";
import { readLabels } from "./labels.ts";

/** The messages of `npm run content` in Spanish. */
export const SPANISH: Texts = {
  text: "un texto",
  notEmpty: "un texto",
  number: "un número",
  integer: "un número entero",
  boolean: "sí o no",
  list: "una lista",
  fields: "varios campos",
  oneEntry: "al menos una línea en la lista",
  minEntries: "al menos {limit} líneas en la lista",
  maxEntries: "a lo sumo {limit} líneas en la lista",
  maxLetters: "un texto de {limit} letras o menos: acórtelo",
  atLeast: "{limit} o más",
  atMost: "{limit} o menos",
  moreThan: "más de {limit}",
  oneOf: "una de estas opciones: {values}",
  other: "otra cosa ({reason})",
  price: "un precio en dólares y centavos, con punto, como $4.10",
  higherPrice: "un precio mayor que el de ahora; si no está en oferta, déjelo vacío",
  phone: "un teléfono con código de país, como +504 2440-1234",
  email: "un correo como contacto@aceitescorozal.hn",
  url: "una dirección que empiece con https://, como https://www.facebook.com/aceitescorozal",
  origin: "una dirección sin ruta ni / al final",
  day: "una fecha que exista, con el año primero, como 2024-12-18",
  time: "una hora como 14:30",
  amount: "una cifra con comas y sin punto, como 42,000",
  places: "un texto que lleve {places}, tal cual",
  paragraph: "un solo párrafo, sin líneas vacías",
  fullStop: "una frase con punto final",
  documentText: "un espacio duro antes de % y °, y punto en los decimales",
  path: "la dirección de una página de este sitio, como /valores",
  pathOrFile: "la dirección de una página o de un PDF de este sitio",
  menuEntry: "un enlace con su nombre y su página, o un grupo con sus enlaces",
  productId: "un producto que exista y no sea borrador",
  serviceId: "un servicio que exista y no sea borrador",
  farmerId: "un agricultor que exista y no sea borrador",
  figureId: "una cifra que exista",
  stageId: "un producto de la página «Proceso de Producción»",
  country: "el valor de uno de los países de la lista",
  spanishPicture: "el nombre de una foto que exista y tenga sus palabras en español",
  englishPicture: "el nombre de una foto que exista y tenga sus palabras en inglés",
  anyDescription: "qué se ve en la foto, en español o en inglés",
  logo: "una de estas: {names}",
  card: "una de estas: {names}",
  position: "un lugar como 40% 60%",
  ratio: "una proporción como 4:5",
  slug: "minúsculas sin tilde, cifras y guiones",
  code: "minúsculas sin tilde y guiones",
  figure:
    "un valor con punto decimal y lo menor primero, como ≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5 o ND (no detectable), o «to be agreed» si es a convenir",
  method: "un método como AOCS Ca 5a-40, o «to be agreed» si es a convenir",
  hsCode: "un código de seis cifras como 1511.10, o «to be agreed» si es a convenir",
  hash: "la huella que escribió npm run issue",
  found: "dice {found}. Se espera {expected}",
  foundText: "dice «{found}». Se espera {expected}",
  empty: "está vacío. Se espera {expected}",
  missing: "falta. Se espera {expected}",
  missingFile: "falta",
  emptyFile: "está vacío",
  notUtf8: "no está escrito en UTF-8",
  notYaml: "no se puede leer: {reason}",
  colonInText: "no se puede leer: un texto que lleva dos puntos va entre comillas",
  tabIndent: "no se puede leer: la sangría va con espacios, no con tabuladores",
  noFields: "no tiene campos, como title: Valores",
  noFrontMatter: "no tiene campos: van al principio, entre dos líneas de «---»",
  commentInText:
    "dice {found}, porque «#{comment}» se toma por un comentario: un texto con « #» va entre comillas",
  fileName: "no sirve como nombre: use minúsculas sin tilde, cifras y guiones, y al final {endings}",
  betterFileName: "no sirve como nombre: llámelo «{name}»",
  fieldName: "no sirve como nombre. Se espera {expected}",
  takenSlug: "tiene un nombre que ya es de otra página: {path}",
  unusedFile: "no lo usa ninguna página",
  unknownField: "es un campo que no existe",
  takenValue: "dice {found}, pero ese ya es de {file}. Se espera uno que nadie más tenga",
  listedTwice: "está dos veces",
  openPrompt: "todavía dice «{prompt}». Contéstelo o bórrelo, o vuelva a encender «Borrador»",
  headingSize: "tiene un título de otro tamaño: use «Título 2» o, debajo de él, «Título 3»",
  orphanHeading: "tiene un «Título 3» que no está debajo de un «Título 2»",
  inlinePicture: "tiene una imagen dentro de un párrafo: va en un renglón aparte",
  unknownPicture: "muestra {name}, que no es una imagen del sitio",
  unknownDownload: "enlaza con {path}, y ese archivo no está en la carpeta content/downloads",
  unknownPage: "enlaza con {path}, que no es una página de este sitio",
  emptyLink: "tiene un enlace que no lleva a ninguna parte",
  endsBeforeStart: "dice {found}, que es antes de que empiece",
  endWithoutStart: "dice a qué hora termina, y falta la hora en que empieza",
  noOrigin: "no dice de dónde viene su valor: lleva una fuente, o se marca como muestra",
  unknownSource: "«{source}» no es el código de ninguna de las fuentes",
  takenParameterId: "tiene el código de otro parámetro",
  unknownDocument:
    "dice {file}, pero no hay una ficha técnica con ese nombre ni content/downloads/{file}.pdf",
  sheetLanguage: "no es el idioma de esta ficha técnica",
  certificateKind: "va en un certificado, y solo ahí",
  noExpiry: "falta: un certificado dice hasta cuándo vale",
  versionOrder: "dice {found}: las versiones van de la más nueva a la 1, sin saltos",
  futureDate: "dice {found}, que todavía no llega",
  dateOrder: "dice {found}, que es antes de la versión {version}",
  noIssuedFile: "no tiene archivo: falta {file}",
  changedFile: "no es la huella de {file}: lo emitido no cambia nunca",
};

const labels = readLabels();

/** The editor's labels of a field and its parents: `Elementos › Lista 1 › Producto`. */
export function labelOf(file: string, field: string): string {
  const [folder = ""] = /^[^/]+/.exec(file.replace("content/", "")) ?? [];
  const isWritten = /^content\/pages\/.*\.md$/.test(file);
  const name = folder in labels.collections ? folder : file.replace(/^content\/|\.\w+$/g, "");
  const parts: string[] = [];
  let at = isWritten ? "written" : name;
  for (const key of field.split(".")) {
    // Readers count from 1.
    if (/^\d+$/.test(key)) parts.push(`${parts.pop()} ${Number(key) + 1}`);
    else parts.push(labels.fieldAt((at += `.${key}`), key)[0]);
  }
  return parts.join(" › ");
}

/** A sentence in Spanish that names the file, the field, what was found and what is expected. */
export function toSpanish({ file, line, field, message }: Problem): string {
  const sentence = messageText(message, SPANISH, (choice) => labels.choice(choice) ?? choice);
  // The body is long, so the line helps find the place.
  const where = field === "body" ? `, línea ${line}` : "";
  return `${file}${where}${field ? `, campo «${labelOf(file, field)}»` : ""}: ${sentence}.`;
}
