import { z } from "zod";
import { technicalSheetsPage } from "~/catalog/schemas/corporate-pages";
import {
  documentKinds,
  documentUrl,
  findIssued,
  REGISTER_SCHEMA_URL,
  REGISTER_URL,
  registeredDocuments,
  rowUrl,
  validityOf,
  type RegisteredDocument,
} from "~/catalog/register";
import { registerWords } from "~/catalog/register-words";
import { technicalFilePaths } from "~/catalog/technical-sheet-rows";
import type { ShownDocument } from "~/features/documents/document";
import { calendarDay } from "~/lib/calendar-day";
import { todayInHonduras } from "~/lib/document-status";
import { fileSize } from "~/lib/file-size";
import { company } from "~/words/company";
import type { RegisterContent } from "./document-register";

const DAY = new Intl.DateTimeFormat("es-HN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const dayOf = (date: string) => DAY.format(calendarDay(date));

const bytesIn = (document: RegisteredDocument, number: number) =>
  findIssued(documentUrl(document, number))?.byteLength ?? 0;

function shown(document: RegisteredDocument): ShownDocument {
  const { id, title, lang, area, withdrawnOn, validUntil, certificate, versions } = document;
  const words = registerWords().certificate;
  return {
    id,
    title,
    lang,
    area,
    url: documentUrl(document),
    days: {
      ...(withdrawnOn === undefined ? {} : { withdrawnOn: dayOf(withdrawnOn) }),
      ...(validUntil === undefined ? {} : { validUntil: dayOf(validUntil) }),
    },
    facts: certificate
      ? (["type", "number", "body", "scope"] as const).map((key) => ({
          name: words[key],
          value: certificate[key],
        }))
      : [],
    versions: versions.map(({ version: number, date, sha256 }) => {
      const bytes = bytesIn(document, number);
      return {
        number,
        date,
        day: dayOf(date),
        url: documentUrl(document, number),
        size: fileSize(bytes),
        bytes,
        sha256,
        validity: validityOf(document, number),
      };
    }),
  };
}

const sheetPaths = technicalFilePaths();

/** Where a document stands among the technical sheets; after them whatever is none. */
function placeOf(document: RegisteredDocument): number {
  const place = sheetPaths.indexOf(documentUrl(document));
  return place === -1 ? sheetPaths.length : place;
}

/** Those that have been issued: the technical sheets by two, the English one after the Spanish one, then the owner's files. */
const issuedDocuments = registeredDocuments
  .filter(({ versions }) => versions.length > 0)
  .toSorted(
    (a, b) => placeOf(a) - placeOf(b) || b.lang.localeCompare(a.lang) || a.file.localeCompare(b.file),
  );

/** The register's words, but for those of its data. */
function shownWords() {
  const { description: _, certificate: __, ...words } = registerWords();
  return words;
}

/** The register as /ficha-tecnica shows it. */
export function documentRegister(): RegisterContent {
  const { elsewhere: _, ...words } = shownWords();
  return {
    documents: issuedDocuments.map(shown),
    builtOn: todayInHonduras(),
    jsonUrl: REGISTER_URL,
    schemaUrl: REGISTER_SCHEMA_URL,
    words,
  };
}

/** The documents that a page of the owner's own words shows, too; nothing where there are none. */
export function documentsOf(page: string) {
  const documents = issuedDocuments.filter((document) => document.page === page).map(shown);
  if (documents.length === 0) return undefined;
  const { check: _, elsewhere, ...words } = shownWords();
  const check = { label: elsewhere.check, url: `${technicalSheetsPage.path}#copia` };
  return { documents, builtOn: todayInHonduras(), words, title: elsewhere.title, check };
}

const day = z.iso.date();

const publishedVersion = z.strictObject({
  version: z.int().positive(),
  issued: day,
  url: z.url().describe("Where this version stays, for good."),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  status: z
    .enum(["current", "superseded", "withdrawn"])
    .describe("A current one whose validUntil has passed has expired. withdrawn: from withdrawnOn on."),
  supersededBy: z.int().positive().optional().describe("Number of the newest version."),
});

const publishedDocument = z.strictObject({
  id: z.string(),
  kind: z.enum(documentKinds),
  title: z.string(),
  language: z.enum(["es", "en"]),
  responsibleArea: z.string(),
  page: z.url().describe("Its row, for people."),
  url: z.url().describe("The newest version, whichever that is."),
  withdrawnOn: day.optional(),
  validUntil: day.optional().describe("The last day on which it holds, as days are counted in Honduras."),
  certificate: z
    .strictObject({ type: z.string(), number: z.string(), body: z.string(), scope: z.string() })
    .optional(),
  versions: z.array(publishedVersion).min(1).describe("The newest first."),
});

const publishedRegister = z.strictObject({
  $schema: z.url(),
  publisher: z.string(),
  page: z.url(),
  documents: z.array(publishedDocument),
});

const address = (path: string) => company.origin + path;

function published(document: RegisteredDocument): z.infer<typeof publishedDocument> {
  const { id, kind, title, lang, area, withdrawnOn, validUntil, certificate, versions } = document;
  return {
    id,
    kind,
    title,
    language: lang,
    responsibleArea: area,
    page: address(rowUrl(document)),
    url: address(documentUrl(document)),
    ...(withdrawnOn === undefined ? {} : { withdrawnOn }),
    ...(validUntil === undefined ? {} : { validUntil }),
    ...(certificate ? { certificate } : {}),
    // oxlint-disable-next-line oxc/no-map-spread -- what is not there is left out
    versions: versions.map(({ version, date, sha256 }) => {
      const { supersededBy } = validityOf(document, version);
      return {
        version,
        issued: date,
        url: address(documentUrl(document, version)),
        bytes: bytesIn(document, version),
        sha256,
        status:
          withdrawnOn !== undefined ? "withdrawn" : supersededBy === undefined ? "current" : "superseded",
        ...(supersededBy === undefined ? {} : { supersededBy }),
      };
    }),
  };
}

/** What `/documentos/registro.json` holds; it is what its schema says, or the build stops. */
export const publishRegister = () =>
  publishedRegister.parse({
    $schema: address(REGISTER_SCHEMA_URL),
    publisher: company.name,
    page: address(`${technicalSheetsPage.path}#registro`),
    documents: issuedDocuments.map(published),
  });

/** The JSON Schema of what {@link publishRegister} gives. */
export const registerSchema = () => ({
  $id: address(REGISTER_SCHEMA_URL),
  title: "Register of documents",
  ...z.toJSONSchema(publishedRegister, { target: "draft-2020-12" }),
});
