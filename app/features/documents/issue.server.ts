import { findFile } from "~/catalog/queries/downloads";
import { isPreview } from "~/catalog/read/collection";
import {
  documentUrl,
  findDocument,
  findIssued,
  newestOf,
  registeredDocuments,
  rowUrl,
  sha256Of,
  type RegisteredDocument,
} from "~/catalog/register";
import { sheetUrls } from "~/catalog/technical-sheet-rows";
import { technicalSheets, type TechnicalSheet } from "~/catalog/technical-sheets";
import { todayInHonduras } from "~/lib/document-status";
import type { Language } from "~/lib/language";
import { company } from "~/words/company";
import { sheetContent } from "./sheet-content.server";
import { renderSheet, type Version } from "./sheet-pdf.server";

/** The technical sheets as documents, by their addresses. */
const sheets: ReadonlyMap<string, { sheet: TechnicalSheet; lang: Language }> = new Map(
  technicalSheets.flatMap((sheet) =>
    (["es", "en"] as const).map((lang) => [sheetUrls(sheet.id)[lang], { sheet, lang }] as const),
  ),
);

/** Sorts keys: the order of properties in the code is not part of a document's content. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** A document as the content has it now: the hash of what it says, and its file. Sheets are rendered, others are the owner's PDFs. */
export function currentDocument(document: RegisteredDocument): {
  hash: string;
  render: (version: Version) => Promise<Uint8Array<ArrayBuffer>>;
} {
  const url = documentUrl(document);
  const found = sheets.get(url);
  if (found) {
    const row = { id: document.id, url: company.origin + rowUrl(document) };
    const content = sheetContent(found.sheet, found.lang, row);
    return {
      hash: sha256Of(Buffer.from(JSON.stringify(content, sortKeys))),
      render: (version) => renderSheet(content, version),
    };
  }
  const file = findFile(url);
  if (!file) throw new Error(`There is no content/downloads/${document.file}.pdf.`);
  return { hash: sha256Of(file), render: async () => new Uint8Array(file) };
}

/** Whether a document says what its newest version says. */
export function isIssued(document: RegisteredDocument): boolean {
  const newest = newestOf(document);
  return newest !== undefined && (newest.content ?? newest.sha256) === currentDocument(document).hash;
}

/** The error for the owner when a document has changed since its last version; undefined when none has. */
export function issueRefusal(): string | undefined {
  const changed = registeredDocuments
    .filter((document) => !isIssued(document))
    .map(({ id, title }) => `  ${id}: ${title}`);
  const unknown = [...sheets.keys()]
    .filter((url) => !findDocument(url))
    .map((url) => `  ${url}: no está en content/register`);
  if (changed.length + unknown.length === 0) return undefined;
  return `El sitio no se construye: estos documentos cambiaron y no tienen una versión nueva.

${[...changed, ...unknown].join("\n")}

Emítala con: npm run issue
La versión anterior queda guardada y en el registro. Paso a paso: docs/guia/documento.md
`;
}

/** The newest version of a document; in the preview, where its content has changed since, what it says now. */
export async function newestFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = findDocument(url);
  if (!document) return undefined;
  const newest = newestOf(document);
  if (isPreview() && !isIssued(document))
    return currentDocument(document).render(newest ?? { version: 1, date: todayInHonduras() });
  return newest && findIssued(documentUrl(document, newest.version));
}
