import type { Home2Page } from "~/catalog/schemas/home-pages";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Reveal } from "~/ui/reveal";
import { Tile } from "~/ui/tile";
import { FigureList, type FunFact } from "~/sections/fun-facts";
import { SectionHeading } from "~/sections/section-heading";

type Props = { content: Home2Page["about"]; facts: readonly FunFact[] };

export function AboutFarm({ content, facts }: Props) {
  return (
    <section className="wrap grid gap-x-12 gap-y-12 py-section tablet:grid-cols-6-7 desktop:gap-x-16">
      <Tile
        picture={content.picture}
        sizes="(width < 721px) 86vw, (width < 1181px) 60vw, 512px"
        className="rounded-tl-leaf max-tablet:aspect-4/3"
        imageClassName="tablet:absolute"
      />
      <Reveal>
        <SectionHeading eyebrow={content.eyebrow} title={content.title} titleEnd={content.titleEnd} />
        {content.text.map((text) => (
          <p key={text} className="mt-6 max-w-[52ch] text-lg">
            {text}
          </p>
        ))}
        <FigureList facts={facts} className="mt-8 max-w-[52ch] border-t border-husk-300 pt-8" />
        <ButtonLink to="/about-us" className="mt-8">
          {content.link}
          <Icon name="arrow-right" />
        </ButtonLink>
      </Reveal>
    </section>
  );
}
