import type { RegisterWords } from "~/catalog/register-words";
import type { ShownDocument } from "~/features/documents/document";
import { DocumentList } from "~/features/documents/document-list";
import { SectionHeading } from "~/sections/section-heading";
import { CopyCheck } from "./copy-check";

/** All documents of the company, and whether a visitor's copy is one of them. */
export type RegisterContent = {
  documents: readonly ShownDocument[];
  builtOn: string;
  jsonUrl: string;
  schemaUrl: string;
  words: Omit<RegisterWords, "description" | "certificate" | "elsewhere">;
};

/** The register of documents, and below it the check of a copy. */
export function DocumentRegister({ documents, builtOn, jsonUrl, schemaUrl, words }: RegisterContent) {
  const [start, between, end] = words.lead.split(/\{(?:json|schema)\}/);
  return (
    <>
      <section id="registro" aria-labelledby="registro-titulo" className="wrap pb-section">
        <SectionHeading
          id="registro-titulo"
          eyebrow={words.eyebrow}
          title={words.title}
          titleEnd={words.titleEnd}
        />
        <p className="mt-4 max-w-[60ch] lead text-muted">
          {start}
          <a href={jsonUrl} className="text-link">
            {words.json}
          </a>
          {between}
          <a href={schemaUrl} className="text-link">
            {words.schema}
          </a>
          {end}
        </p>
        <DocumentList documents={documents} builtOn={builtOn} words={words} />
      </section>
      <CopyCheck documents={documents} words={words.check} />
    </>
  );
}
