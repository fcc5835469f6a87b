import { DocumentList, type DocumentListContent } from "~/features/documents/document-list";
import type { RegisterWords } from "~/catalog/register-words";
import { SectionHeading } from "~/sections/section-heading";
import { CopyCheck } from "./copy-check";

type Props = DocumentListContent & { jsonUrl: string; words: RegisterWords };

export function DocumentRegister({ documents, builtOn, jsonUrl, words }: Props) {
  const [start, end] = words.lead.split("{json}");
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
          {end}
        </p>
        <DocumentList documents={documents} builtOn={builtOn} words={words} />
      </section>
      <CopyCheck documents={documents} words={words.check} />
    </>
  );
}
