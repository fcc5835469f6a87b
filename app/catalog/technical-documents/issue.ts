import { todayInHonduras } from "../../lib/honduras-time.ts";
import { pick } from "../../lib/pick.ts";
import { isPreview } from "../read/collection.ts";
import { ownFiles } from "../content/downloads.ts";
import {
  findIssued,
  registeredDocuments,
  sha256Of,
  type RegisteredDocument,
} from "../content/document-register.ts";
import { sheetPdfs, sheetUrls, technicalSheets } from "../content/technical-sheets.ts";
import { sheetContent } from "./sheet-content.ts";
import { renderSheet, type Version } from "./sheet-pdf.ts";

/** Sorts keys, so that the order of properties in the code does not change the hash. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The hash of a document's current content, and a function that makes its PDF. */
export function currentOf({ id, lang, file, url }: RegisteredDocument) {
  const sheet = technicalSheets.find((each) => sheetUrls(each.id)[lang] === url);
  if (sheet) {
    const content = sheetContent(sheet, lang, id);
    const hash = sha256Of(Buffer.from(JSON.stringify(content, sortKeys)));
    return { hash, render: (version: Version) => renderSheet(content, version) };
  }
  const bytes = ownFiles.get(url);
  if (!bytes) throw new Error(`There is no content/downloads/${file}.pdf.`);
  return { hash: sha256Of(bytes), render: () => bytes };
}

/** Whether a document's content is that of its newest version. */
export function isIssued(document: RegisteredDocument): boolean {
  const [newest] = document.versions;
  return newest !== undefined && (newest.content ?? newest.sha256) === currentOf(document).hash;
}

/** Whether a document needs a new version: it has changed, or its newest one is a sample and the site has no samples left. */
export const isDue = (document: RegisteredDocument, siteHasSamples: boolean): boolean =>
  !isIssued(document) || (document.versions[0]?.sample === true && !siteHasSamples);

/** The versions that stay when a new one is issued. Nobody has received a sample. */
export const keptVersions = ({ versions }: RegisteredDocument, isReplacing: boolean) =>
  versions
    .slice(isReplacing || versions[0]?.sample === true ? 1 : 0)
    .map((each) => pick(each, "version", "date", "sha256", "content"));

/** An error for the owner if a document has changed since its last version or is not in the register. */
export function issueRefusal(): string | undefined {
  const urls = new Set(registeredDocuments.map(({ url }) => url));
  const problems = [
    ...registeredDocuments
      .filter((document) => !isIssued(document))
      .map(({ id, title }) => `  ${id}: ${title}`),
    ...sheetPdfs.filter((url) => !urls.has(url)).map((url) => `  ${url}: no está en content/register`),
  ];
  if (problems.length === 0) return undefined;
  return `El sitio no se construye: estos documentos cambiaron y no tienen una versión nueva.

${problems.join("\n")}

Emítala con: npm run issue
La versión anterior queda guardada y en el registro. Paso a paso: docs/guia/documento.md
`;
}

/** A document's newest version, or its current content in the preview. */
export async function newestFile(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const document = registeredDocuments.find((each) => each.url === url);
  if (!document) return undefined;
  const [newest] = document.versions;
  if (isPreview() && !isIssued(document))
    return currentOf(document).render(newest ?? { version: 1, date: todayInHonduras() });
  return newest && findIssued(newest.url);
}
