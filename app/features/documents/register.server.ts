import {
  documentUrl,
  findIssued,
  REGISTER_PAGE,
  REGISTER_URL,
  registeredDocuments,
  rowUrl,
  validityOf,
  type RegisteredDocument,
} from "~/catalog/register";
import { registerWords } from "~/catalog/register-words";
import { technicalFilePaths } from "~/catalog/technical-sheet-rows";
import { calendarDay } from "~/lib/calendar-day";
import { todayInHonduras } from "~/lib/document-status";
import { fileSize } from "~/lib/file-size";
import { company } from "~/words/company";

/** `dateStyle: "long"` would pad the day: 04 de mayo. */
const DAY = new Intl.DateTimeFormat("es-HN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const dayOf = (date: string | undefined) => (date === undefined ? undefined : DAY.format(calendarDay(date)));

const bytesIn = (document: RegisteredDocument, version: number) =>
  findIssued(documentUrl(document, version))?.byteLength ?? 0;

/** A document of the register, as pages show it. */
export type ShownDocument = ReturnType<typeof shown>;

function shown(document: RegisteredDocument) {
  const { id, title, lang, area, withdrawnOn, validUntil, certificate, versions } = document;
  const words = registerWords().certificate;
  return {
    id,
    title,
    lang,
    area,
    /** Of its newest version, whichever that is. */
    url: documentUrl(document),
    /** When it was withdrawn, and until when it holds. */
    days: { withdrawn: dayOf(withdrawnOn), expired: dayOf(validUntil) },
    /** What a certificate certifies. */
    facts: certificate
      ? (["type", "number", "body", "scope"] as const).map((key) => ({
          name: words[key],
          value: certificate[key],
        }))
      : [],
    /** The newest first; at least one. */
    versions: versions.map(({ version: number, date, sha256 }) => {
      const bytes = bytesIn(document, number);
      return {
        number,
        date,
        day: DAY.format(calendarDay(date)),
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

/** Where a document stands: the technical sheets first, each in both languages, then the owner's files. */
function placeOf(document: RegisteredDocument): number {
  const place = sheetPaths.indexOf(documentUrl(document));
  return place === -1 ? sheetPaths.length : place;
}

const issuedDocuments = registeredDocuments
  .filter(({ versions }) => versions.length > 0)
  .toSorted((a, b) => placeOf(a) - placeOf(b));

/** The register as /ficha-tecnica shows it. */
export const documentRegister = () => ({
  documents: issuedDocuments.map(shown),
  builtOn: todayInHonduras(),
  jsonUrl: REGISTER_URL,
  words: registerWords(),
});

/** The documents that a page of the owner's own words shows, too; undefined where there are none. */
export function documentsOf(page: string) {
  const documents = issuedDocuments.filter((document) => document.page === page).map(shown);
  if (documents.length === 0) return undefined;
  const { check: _, elsewhere, ...words } = registerWords();
  const check = { label: elsewhere.check, url: `${REGISTER_PAGE}#copia` };
  return { documents, builtOn: todayInHonduras(), words, title: elsewhere.title, check };
}

const address = (path: string) => company.origin + path;

/** What `/documentos/registro.json` holds. */
export const publishRegister = () => ({
  publisher: company.name,
  page: address(`${REGISTER_PAGE}#registro`),
  documents: issuedDocuments.map((document) => {
    const { id, kind, title, lang, area, withdrawnOn, validUntil, certificate, versions } = document;
    return {
      id,
      kind,
      title,
      language: lang,
      responsibleArea: area,
      page: address(rowUrl(document)),
      url: address(documentUrl(document)),
      withdrawnOn,
      validUntil,
      certificate,
      versions: versions.map(({ version, date, sha256 }) => ({
        version,
        issued: date,
        url: address(documentUrl(document, version)),
        bytes: bytesIn(document, version),
        sha256,
        supersededBy: validityOf(document, version).supersededBy,
      })),
    };
  }),
});
