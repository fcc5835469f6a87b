import { Agenda, type AgendaContent } from "./agenda";
import { NextSteps, type NextStep } from "./next-steps";
import { PageHero, type PageHeroContent } from "./page-hero";
import { WrittenText } from "./written-text";

/** A page whose body the owner writes in Markdown; the words around it. */
export type WrittenPageContent = {
  hero: PageHeroContent;
  /** Made of the Markdown when the site is built; a long text with its headings. */
  text: { html: string; contents: readonly { id: string; title: string }[] } | undefined;
  contentsTitle: string;
  /** Dates, on the one page that has any. */
  agenda: AgendaContent | undefined;
  next: { title: string; steps: readonly NextStep[] };
};

/** The head, the owner's text, and where to go next. */
export function WrittenPage({
  content: { hero, text, contentsTitle, agenda, next },
}: {
  content: WrittenPageContent;
}) {
  return (
    <>
      <PageHero content={hero} />
      <div className="written-page wrap section">
        {text?.contents.length ? (
          <nav className="written-contents" aria-label={contentsTitle}>
            <p className="mb-5 eyebrow">{contentsTitle}</p>
            <ul>
              {text.contents.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <WrittenText html={text?.html}>{agenda ? <Agenda agenda={agenda} /> : null}</WrittenText>
        <NextSteps {...next} />
      </div>
    </>
  );
}
