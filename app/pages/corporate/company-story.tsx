import type { Picture as PictureData } from "~/lib/picture";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { SectionHeading } from "~/sections/section-heading";

type Props = {
  story: {
    eyebrow: string;
    title: string;
    titleEnd: string;
    paragraphs: readonly string[];
    picture: PictureData;
  };
};

export function CompanyStory({ story }: Props) {
  return (
    <Section>
      <div className="grid items-start gap-x-12 gap-y-12 tablet:grid-cols-7-6 desktop:items-center desktop:gap-x-16">
        <Reveal>
          <SectionHeading eyebrow={story.eyebrow} title={story.title} titleEnd={story.titleEnd} />
          <div className="mt-8 grid max-w-[60ch] gap-4 desktop:*:first:text-lg">
            {story.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Reveal>
        <Tile
          picture={story.picture}
          sizes="(width < 721px) 129vw, (width < 1181px) 90vw, 37vw"
          className="aspect-square rounded-br-leaf tablet:h-full tablet:max-desktop:aspect-auto"
          imageClassName="tablet:absolute"
        />
      </div>
    </Section>
  );
}
