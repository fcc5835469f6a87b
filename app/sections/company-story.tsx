import type { Picture as PictureData } from "~/lib/picture";
import { Picture } from "~/ui/picture";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "./section-heading";

type Props = {
  story: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    paragraphs: readonly string[];
    picture: PictureData;
  };
  facts: readonly { id: number; figure: string; label: string }[];
};

/** Who the company is: a text beside a picture, and a row of figures. */
export function CompanyStory({ story, facts }: Props) {
  return (
    <section className="wrap section">
      <div className="grid items-center gap-x-16 gap-y-10 desktop:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <Reveal>
          <SectionHeading eyebrow={story.eyebrow} title={story.title} titleEnd={story.titleEnd} />
          <div className="mt-8 grid max-w-[60ch] gap-5">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Reveal>
        <div className="tile aspect-3/2 leaf-br desktop:aspect-4/5">
          <Picture picture={story.picture} sizes="(width < 1181px) 90vw, 520px" />
        </div>
      </div>
      <dl className="mt-[clamp(56px,7vw,104px)] grid border-t border-husk-300 tablet:grid-cols-3">
        {facts.map(({ id, figure, label }) => (
          <div
            key={id}
            className="flex flex-col-reverse justify-end gap-2 border-b border-husk-300 py-8 tablet:border-b-0 tablet:border-l tablet:pr-6 tablet:pl-8 tablet:first:border-l-0 tablet:first:pl-0"
          >
            <dt className="max-w-[22em] text-muted">{label}</dt>
            <dd className="figure text-[72px] text-palm-700">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
