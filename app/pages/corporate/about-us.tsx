import { withNextSteps } from "~/catalog/queries/written-pages";
import { aboutPage } from "~/catalog/content/corporate-pages";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { Tile } from "~/ui/tile";
import type { Route } from "./+types/about-us";
import { corporateMeta } from "./corporate-meta";

export const loader = () => withNextSteps(aboutPage());

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

type Page = Route.ComponentProps["loaderData"]["page"];

export default function AboutUs({ loaderData: { page, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} />
      <Story {...page.story} />
      <People {...page.people} />
      <section aria-labelledby="cifras" className="wrap pt-section pb-band">
        <h2 id="cifras" className="mb-4 font-text eyebrow">
          {page.factsTitle}
        </h2>
        <dl className="grid tablet:grid-cols-3 tablet:gap-x-8">
          {page.facts.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-row-reverse items-center justify-end gap-4 py-3 tablet:flex-col-reverse tablet:items-start"
            >
              <dt className="max-w-[15em] text-muted">{label}</dt>
              <dd className="w-12 flex-none display-figures text-5xl text-palm-700">{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NextSteps {...next} />
    </>
  );
}

function Story({ paragraphs, picture, ...heading }: Page["story"]) {
  return (
    <Section className="grid items-start gap-x-band gap-y-12 tablet:grid-cols-7-6 desktop:items-center">
      <Reveal>
        <SectionHeading {...heading} />
        <div className="mt-8 grid max-w-[60ch] gap-4">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? "lead" : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </Reveal>
      <Tile
        picture={picture}
        sizes={{ phone: "129vw", tablet: "90vw", desktop: "37vw" }}
        className="aspect-square rounded-br-leaf tablet:aspect-auto tablet:h-full desktop:aspect-square"
        imageClassName="tablet:absolute"
      />
    </Section>
  );
}

function People({ picture, points, ...heading }: Page["people"]) {
  return (
    <Section band="palm">
      <Tile
        picture={picture}
        sizes={{ phone: "180vw", tablet: "90vw" }}
        className="mb-12 aspect-5/4 rounded-tl-leaf tablet:aspect-21/9"
      />
      <Reveal className="grid gap-x-16 gap-y-12 desktop:grid-cols-5-7">
        <SectionHeading {...heading} className="self-start" />
        <ul className="grid gap-x-8 border-b border-line-on-dark tablet:grid-cols-3 desktop:grid-cols-1">
          {points.map(({ title, text }) => (
            <li
              key={title}
              className="border-t border-line-on-dark py-6 desktop:grid desktop:grid-cols-5-7 desktop:gap-x-8"
            >
              <h3 className="tablet:text-lg desktop:text-xl">{title}</h3>
              <p className="mt-2 max-w-[34em] desktop:mt-0">{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
