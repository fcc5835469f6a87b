import type { Picture as PictureData } from "~/lib/picture";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import { SectionHeading } from "~/sections/section-heading";

type Props = {
  eyebrow: string;
  title: string;
  titleEnd: string;
  picture: PictureData;
  points: readonly { title: string; text: string }[];
};

export function CompanyPeople({ eyebrow, title, titleEnd, picture, points }: Props) {
  return (
    <Section band="palm">
      <Tile
        picture={picture}
        sizes="(width < 721px) 180vw, 90vw"
        className="mb-12 aspect-5/4 rounded-tl-leaf tablet:aspect-2/1 desktop:mb-16 desktop:aspect-21/9"
      />
      <Reveal className="grid gap-x-16 gap-y-12 desktop:grid-cols-5-7">
        <SectionHeading eyebrow={eyebrow} title={title} titleEnd={titleEnd} className="self-start" />
        <ul className="grid gap-x-8 border-line-on-dark max-tablet:border-t tablet:max-desktop:grid-cols-3 desktop:border-b">
          {points.map((point) => (
            <li
              key={point.title}
              className="border-line-on-dark py-6 max-tablet:border-b tablet:border-t desktop:grid desktop:grid-cols-5-7 desktop:gap-x-8 desktop:py-8"
            >
              <h3>{point.title}</h3>
              <p className="mt-2 max-w-[34em] desktop:mt-0">{point.text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
