import { Agenda, type AgendaContent } from "./agenda";
import { DocumentList, type DocumentListContent } from "./document-list";
import { NextSteps, PageEnd, type NextStepsContent } from "./next-steps";
import { PageHead, type PageHeadContent } from "./page-head";
import { Placeholder, type PlaceholderContent } from "./placeholder";
import { WrittenText } from "./written-text";

/** A page whose body the owner writes in Markdown; the words around it. */
export type WrittenPageContent = {
  hero: PageHeadContent;
  /** Made of the Markdown when the site is built; a long text with its headings. */
  text: { html: string; contents: readonly { id: string; title: string }[] } | undefined;
  /** Until the text is published. */
  placeholder: PlaceholderContent | undefined;
  contentsTitle: string;
  /** Dates, on the one page that has any. */
  agenda: AgendaContent | undefined;
  /** Those of the register that belong to the page. */
  documents: (DocumentListContent & { title: string; check: { label: string; url: string } }) | undefined;
  next: NextStepsContent;
};

/** The head, the owner's text, and where to go next. */
export function WrittenPage({
  content: { hero, text, placeholder, contentsTitle, agenda, documents, next },
}: {
  content: WrittenPageContent;
}) {
  const register = documents ? (
    <section aria-labelledby="registro" className="mt-16">
      <h2 id="registro">{documents.title}</h2>
      <DocumentList {...documents} />
      <p className="mt-6">
        <a href={documents.check.url} className="text-link">
          {documents.check.label}
        </a>
      </p>
    </section>
  ) : null;
  return (
    <>
      <PageHead content={hero} />
      {placeholder ? (
        <>
          <Placeholder {...placeholder} />
          {register ? <div className="wrap">{register}</div> : null}
          <PageEnd next={next} />
        </>
      ) : (
        <div className="written-page wrap section">
          {text?.contents.length ? (
            <nav className="written-contents" aria-label={contentsTitle}>
              <p className="mb-4 eyebrow">{contentsTitle}</p>
              <ul>
                {text.contents.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div>
            <WrittenText html={text?.html}>{agenda ? <Agenda agenda={agenda} /> : null}</WrittenText>
            {register}
          </div>
          <NextSteps {...next} />
        </div>
      )}
    </>
  );
}
