import { fill } from "../../lib/fill.ts";

/** What a field should contain. Schemas use the keys as their errors. */
const EXPECTATIONS = {
  text: "a text (put a number in quotes)",
  notEmpty: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  list: "a list",
  fields: "fields",
  oneEntry: "at least one entry",
  minEntries: "at least {limit} entries",
  maxEntries: "at most {limit} entries",
  maxLetters: "at most {limit} letters",
  atLeast: "at least {limit}",
  atMost: "at most {limit}",
  moreThan: "more than {limit}",
  oneOf: "one of {values}",
  other: "{reason}",
  price: "a price like $4.10",
  higherPrice: "a price higher than the current one",
  phone: "a number like +504 2440-1234",
  email: "an address like contacto@aceitescorozal.hn",
  url: "an address like https://www.facebook.com/aceitescorozal",
  origin: "an address without a path or / at its end",
  day: "a day like 2024-12-18",
  time: "a time like 14:30",
  amount: "a figure like 42,000",
  places: "a text with {places} and no other placeholder",
  paragraph: "a single paragraph, without an empty line in it",
  fullStop: "a sentence with a full stop",
  documentText: "a text with a non-breaking space (\\_) before % and °, and a point in decimals",
  path: "the path of a page of this site, such as /valores",
  pathOrFile: "the path of a page or a PDF of this site",
  menuEntry: "a link (label, to) or a group of links (label, items)",
  productId: "the id of a product",
  serviceId: "the id of a service",
  farmerId: "the id of a farmer",
  figureId: "the id of a figure",
  stageId: "the id of a product on /proceso-produccion",
  country: "the value of one of the countries",
  spanishPicture: "the name of a picture described in Spanish",
  englishPicture: "the name of a picture described in English",
  anyDescription: "a description in Spanish or in English",
  logo: "the name of a logo: {names}",
  card: "the name of a card for shared links: {names}",
  position: "a position like 40% 60%",
  ratio: "a ratio like 4:5",
  slug: "lowercase letters, digits and hyphens",
  code: "lowercase letters and hyphens",
  figure: "a value like ≤ 5.0, ≥ 2.3, 50.0–55.0, 12, ND–0.5 or ND, or to be agreed",
  method: "a method like AOCS Ca 5a-40, or to be agreed",
  hsCode: "a code of six digits like 1511.10, or to be agreed",
  hash: "the SHA-256 that `npm run issue` wrote",
};

const SENTENCES = {
  found: "found {found}, expected {expected}",
  foundText: 'found "{found}", expected {expected}',
  empty: "is empty; expected {expected}",
  missing: "is missing; expected {expected}",
  missingFile: "is missing",
  emptyFile: "is empty",
  notUtf8: "is not encoded in UTF-8",
  notYaml: "is not valid YAML: {reason}",
  colonInText: 'is not valid YAML: {reason} (put a text with ": " in quotes)',
  tabIndent: "is not valid YAML: {reason} (indent with spaces)",
  noFields: "has no fields, such as title: Valores",
  noFrontMatter: 'has no fields: they go at the top, between two lines of "---"',
  commentInText: 'found {found}, because "#{comment}" after it is a comment; put a text with " #" in quotes',
  fileName: "is not a valid file name: use lowercase letters, digits and hyphens, then {endings}",
  betterFileName:
    "is not a valid file name: use lowercase letters, digits and hyphens, then {endings}; call it {name}",
  fieldName: "is not a valid name: expected {expected}",
  takenSlug: "has a name that is taken: {path} is another page",
  unusedFile: "is not used: no schema reads this file",
  unknownField: "is not a known field",
  takenValue: "found {found}, which {file} already has; expected an unused value",
  listedTwice: "is listed twice",
  openPrompt: "still contains {prompt}; answer or delete it, or keep the page a draft",
  headingSize: "has a heading that is neither ## nor ###",
  orphanHeading: "has a ### heading without a ## heading above it",
  inlinePicture: "has a picture inside a paragraph; put it in a paragraph of its own",
  unknownPicture: "shows {name}, which is not a picture of this site",
  unknownDownload: "links to {path}, which is not a file in content/downloads",
  unknownPage: "links to {path}, which is not a page of this site",
  emptyLink: "has a link without an address",
  endsBeforeStart: "found {found}, which is before the start",
  endWithoutStart: "has an end time but no start time",
  noOrigin: "does not say where its value comes from: add a source, or sample: true",
  unknownSource: '"{source}" is not the id of one of the sources',
  takenParameterId: "is already the id of another parameter",
  unknownDocument: "found {file}, but there is no such technical sheet and no content/downloads/{file}.pdf",
  sheetLanguage: "is not the language of this technical sheet",
  certificateKind: "is required for certificates and not allowed otherwise",
  noExpiry: "is missing: a certificate needs an expiry date",
  versionOrder: "found {found}: versions count down to 1, the newest first",
  futureDate: "found {found}, which is in the future",
  dateOrder: "found {found}, which is before the date of version {version}",
  noIssuedFile: "has no file: {file} is missing",
  changedFile: "does not match {file}: an issued file never changes",
};

export type Expectation = keyof typeof EXPECTATIONS;
export type Sentence = keyof typeof SENTENCES;

/** A message identified by a code, so that the terminal shows it in English and the editor in Spanish. */
export type Message = {
  code: Expectation | Sentence;
  params: Readonly<Record<string, string | number | readonly string[] | Message>>;
};

export type Texts = Readonly<Record<Message["code"], string>>;

const ENGLISH: Texts = { ...EXPECTATIONS, ...SENTENCES };

export const isExpectation = (code: string): code is Expectation => Object.hasOwn(EXPECTATIONS, code);
export const isSentence = (code: string): code is Sentence => Object.hasOwn(SENTENCES, code);

/** @param nameOf Returns the name to show for a list entry, such as a choice. */
export function messageText(
  { code, params }: Message,
  texts: Texts = ENGLISH,
  nameOf = (entry: string): string => entry,
): string {
  const values = Object.entries(params).map(([key, value]) => {
    if (typeof value !== "object") return [key, value] as const;
    return [key, "code" in value ? messageText(value, texts, nameOf) : value.map(nameOf).join(", ")] as const;
  });
  return fill(texts[code], Object.fromEntries(values));
}
