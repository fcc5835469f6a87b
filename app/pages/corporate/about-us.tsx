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
        <dl className="grid gap-x-8 desktop:grid-cols-3">
          {page.facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-row-reverse items-center justify-end gap-4 py-3">
              <dt className="max-w-[15em] text-muted">{label}</dt>
              <dd className="min-w-18 figure text-4xl text-palm-700 desktop:text-5xl">{figure}</dd>
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
    <Section className="grid items-center gap-x-12 gap-y-12 tablet:grid-cols-7-6 desktop:gap-x-16">
      <Reveal>
        <SectionHeading {...heading} />
        <div className="mt-8 grid max-w-[60ch] gap-4">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Reveal>
      <Tile
        picture={picture}
        sizes={{ phone: "129vw", tablet: "90vw", desktop: "37vw" }}
        className="aspect-square rounded-br-leaf tablet:h-full tablet:max-desktop:aspect-auto"
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
        className="mb-12 aspect-5/4 rounded-tl-leaf tablet:aspect-2/1 desktop:aspect-21/9"
      />
      <Reveal className="grid gap-x-16 gap-y-12 desktop:grid-cols-5-7">
        <SectionHeading {...heading} className="self-start" />
        <ul className="grid gap-x-8 border-t border-line-on-dark tablet:max-desktop:grid-cols-3">
          {points.map(({ title, text }) => (
            <li
              key={title}
              className="grid content-start gap-x-8 gap-y-2 border-b border-line-on-dark py-6 desktop:grid-cols-5-7"
            >
              <h3>{title}</h3>
              <p className="max-w-[34em]">{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </Section>
  );
}
