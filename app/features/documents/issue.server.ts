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
import { todayInHonduras } from "~/lib/honduras-time";
import type { Language } from "~/lib/language";
import { company } from "~/words/company";
import { sheetContent } from "./sheet-content.server";
import { renderSheet, type Version } from "./sheet-pdf.server";

/** Technical sheets by the addresses of their documents. */
const sheets: ReadonlyMap<string, { sheet: TechnicalSheet; lang: Language }> = new Map(
  technicalSheets.flatMap((sheet) =>
    (["es", "en"] as const).map((lang) => [sheetUrls(sheet.id)[lang], { sheet, lang }] as const),
  ),
);

/** Sorts keys, so that the order of properties in the code does not change the hash. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The current content hash and file of a document: rendered for a sheet, else the owner's PDF. */
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

/** Whether a document equals its newest version. */
export function isIssued(document: RegisteredDocument): boolean {
  const newest = newestOf(document);
  return newest !== undefined && (newest.content ?? newest.sha256) === currentDocument(document).hash;
}

/** An error for the owner if a document has changed since its last version. */
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

/** The newest version of a document, or in the preview its current content. */
export async function newestFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = findDocument(url);
  if (!document) return undefined;
  const newest = newestOf(document);
  if (isPreview() && !isIssued(document))
    return currentDocument(document).render(newest ?? { version: 1, date: todayInHonduras() });
  return newest && findIssued(documentUrl(document, newest.version));
}
