import { Mark } from "~/ui/mark";
import { NextSteps, type NextStep } from "./next-steps";
import { PageHero, type PageHeroContent } from "./page-hero";

/** A page whose body the owner writes in Markdown; the words around it. */
export type WrittenPageContent = {
  hero: PageHeroContent;
  /** Made of the Markdown when the site is built. */
  html: string;
  next: { title: string; steps: readonly NextStep[] };
};

/** The head, the owner's text, and where to go next. A text that is still one sentence is set large. */
export function WrittenPage({ content }: { content: WrittenPageContent }) {
  return (
    <>
      <PageHero content={content.hero} />
      <div className="wrap grid gap-x-20 gap-y-16 section desktop:grid-cols-[minmax(0,1fr)_380px]">
        <div className="written">
          <div className="prose" dangerouslySetInnerHTML={{ __html: content.html }} />
          <Mark className="written-mark" />
        </div>
        <NextSteps {...content.next} />
      </div>
    </>
  );
}
