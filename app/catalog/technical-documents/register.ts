import { todayInHonduras } from "../../lib/honduras-time.ts";
import { REGISTER_PAGE, REGISTER_URL, registeredDocuments } from "../content/document-register.ts";
import { registerWords } from "../content/document-words.ts";
import { documentPaths } from "../content/site-paths.ts";
import { companyDetails } from "../content/company.ts";

/** Sorts technical sheets before the owner's files, and keeps both languages of a sheet together. */
const documents = registeredDocuments
  .filter(({ versions }) => versions.length > 0)
  .toSorted((a, b) => documentPaths.indexOf(a.url) - documentPaths.indexOf(b.url));

/** The register on /ficha-tecnica. */
export const documentRegister = () => ({
  documents,
  /** The day of the build, in Honduras. */
  builtOn: todayInHonduras(),
  jsonUrl: REGISTER_URL,
  words: registerWords(),
});

export type DocumentRegister = ReturnType<typeof documentRegister>;

export function documentsOf(page: string): DocumentRegister | undefined {
  const ofPage = documents.filter((document) => document.page === page);
  return ofPage.length > 0 ? { ...documentRegister(), documents: ofPage } : undefined;
}

/** The content of `/documentos/registro.json`. */
export function publishRegister() {
  const { name, origin } = companyDetails();
  return {
    publisher: name,
    page: `${origin}${REGISTER_PAGE}#registro`,
    documents: documents.map((document) => ({
      id: document.id,
      kind: document.kind,
      title: document.title,
      language: document.lang,
      responsibleArea: document.area,
      page: `${origin}${REGISTER_PAGE}#${document.id}`,
      url: origin + document.url,
      withdrawnOn: document.withdrawnOn,
      validUntil: document.validUntil,
      certificate: document.certificate,
      versions: document.versions.map(({ version, date, url, bytes, sha256 }, index) => ({
        version,
        issued: date,
        url: origin + url,
        bytes,
        sha256,
        supersededBy: index === 0 ? undefined : document.versions.length,
      })),
    })),
  };
}
