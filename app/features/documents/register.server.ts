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
import { todayInHonduras } from "~/lib/honduras-time";
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

export type ShownDocument = ReturnType<typeof shown>;

function shown(document: RegisteredDocument) {
  const { id, title, lang, area, withdrawnOn, validUntil, certificate, versions } = document;
  const words = registerWords().certificate;
  return {
    id,
    title,
    lang,
    area,
    /** Always the newest version. */
    url: documentUrl(document),
    /** The date of a status. */
    days: { withdrawn: dayOf(withdrawnOn), expired: dayOf(validUntil) },
    /** Details of a certificate. */
    facts: certificate
      ? (["type", "number", "body", "scope"] as const).map((key) => ({
          name: words[key],
          value: certificate[key],
        }))
      : [],
    /** Newest first, never empty. */
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

/** Sorts technical sheets before the owner's files. */
function positionOf(document: RegisteredDocument): number {
  const position = sheetPaths.indexOf(documentUrl(document));
  return position === -1 ? sheetPaths.length : position;
}

const issuedDocuments = registeredDocuments
  .filter(({ versions }) => versions.length > 0)
  .toSorted((a, b) => positionOf(a) - positionOf(b));

/** The register on /ficha-tecnica. */
export const documentRegister = () => ({
  documents: issuedDocuments.map(shown),
  builtOn: todayInHonduras(),
  jsonUrl: REGISTER_URL,
  words: registerWords(),
});

/** The documents listed on a written page, if any. */
export function documentsOf(page: string) {
  const documents = issuedDocuments.filter((document) => document.page === page).map(shown);
  if (documents.length === 0) return undefined;
  const { check: _, elsewhere, ...words } = registerWords();
  const check = { label: elsewhere.check, url: `${REGISTER_PAGE}#copia` };
  return { documents, builtOn: todayInHonduras(), words, title: elsewhere.title, check };
}

const address = (path: string) => company.origin + path;

/** The content of `/documentos/registro.json`. */
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
