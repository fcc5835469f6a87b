import { isPreview } from "~/catalog/read/collection";
import { findFile } from "~/catalog/downloads";
import {
  documentUrl,
  findDocument,
  findIssued,
  newestOf,
  registeredDocuments,
  rowUrl,
  type RegisteredDocument,
} from "~/catalog/register";
import { sheetText, sheetUrls } from "~/catalog/technical-sheet-text";
import { technicalSheets, type TechnicalSheet } from "~/catalog/technical-sheets";
import { todayInHonduras } from "~/lib/document-status";
import type { Language } from "~/lib/language";
import { company } from "~/words/company";
import { renderTechnicalSheet } from "./technical-sheet-pdf.server";

/** The technical sheets as documents, by their addresses. */
const sheets: ReadonlyMap<string, { sheet: TechnicalSheet; lang: Language }> = new Map(
  technicalSheets.flatMap((sheet) =>
    (["es", "en"] as const).map((lang) => [sheetUrls(sheet.id)[lang], { sheet, lang }] as const),
  ),
);

/** A version, as a document names it. */
type Version = { version: number; date: string };

/** What a document is to hold as its version of this number and day: a sheet is drawn, the rest are the owner's files. */
export async function drawDocument(
  document: RegisteredDocument,
  { version, date }: Version,
): Promise<Uint8Array> {
  const url = documentUrl(document);
  const found = sheets.get(url);
  if (!found) {
    const file = findFile(url);
    if (!file) throw new Error(`There is no content/downloads/${document.file}.pdf.`);
    return file;
  }
  const address = company.origin + rowUrl(document);
  return renderTechnicalSheet(sheetText(found.sheet, found.lang), {
    id: document.id,
    version,
    date,
    address,
  });
}

/** Whether what a document is to hold is what its newest version holds. */
export async function isIssued(document: RegisteredDocument): Promise<boolean> {
  const newest = newestOf(document);
  if (!newest) return false;
  const kept = findIssued(documentUrl(document, newest.version));
  return kept !== undefined && Buffer.compare(kept, await drawDocument(document, newest)) === 0;
}

/** The documents that have changed since their newest version, and those that have none. */
export async function unissuedDocuments(): Promise<RegisteredDocument[]> {
  const issued = await Promise.all(registeredDocuments.map(isIssued));
  return registeredDocuments.filter((_, index) => !issued[index]);
}

let refusal: Promise<string | undefined> | undefined;

/** What the owner is told who changed a document and issued no new version of it; nothing where all is well. */
export const issueRefusal = (): Promise<string | undefined> => (refusal ??= findRefusal());

/** Renders every document: on a busy machine, twice for a page took longer than prerendering waits. */
async function findRefusal(): Promise<string | undefined> {
  const changed = (await unissuedDocuments()).map(({ id, title }) => `  ${id}: ${title}`);
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

/** The newest version of a document; in the preview what it holds now. Nothing where there is none. */
export async function newestFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = findDocument(url);
  if (!document) return undefined;
  const newest = newestOf(document);
  if (isPreview())
    return new Uint8Array(await drawDocument(document, newest ?? { version: 1, date: todayInHonduras() }));
  return newest && findIssued(documentUrl(document, newest.version));
}
