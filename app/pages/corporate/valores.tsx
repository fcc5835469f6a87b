import { withNextSteps } from "~/catalog/queries/written-pages";
import { valuesPage } from "~/catalog/content/corporate-pages";
import { valuesWith } from "~/catalog/content/sections";
import { NextSteps } from "~/sections/next-steps";
import { PageHead } from "~/sections/page-head";
import { SectionHeading } from "~/sections/section-heading";
import { ValueCard } from "~/sections/value-card";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import type { Route } from "./+types/valores";
import { corporateMeta } from "./corporate-meta";

export const loader = () => ({ ...withNextSteps(valuesPage()), values: valuesWith("description").values });

export const meta = ({ loaderData }: Route.MetaArgs) => corporateMeta(loaderData.page);

/** The first two values are larger. */
const LARGE_COUNT = 2;

export default function Valores({ loaderData: { page, values, next } }: Route.ComponentProps) {
  return (
    <>
      <PageHead content={page} />
      <Section>
        <SectionHeading {...page.heading} />
        <ul className="mt-band grid gap-x-8 gap-y-16 tablet:grid-cols-6">
          {values.map((value, index) => {
            const isLarge = index < LARGE_COUNT;
            return (
              <li key={value.id} className={isLarge ? "tablet:col-span-3" : "tablet:col-span-2"}>
                <Reveal>
                  <ValueCard
                    value={value}
                    sizes={{ phone: 1, tablet: isLarge ? 1 / 2 : 1 / 3 }}
                    className={isLarge ? "aspect-5/4 rounded-tl-leaf" : "aspect-5/4 tablet:aspect-4/5"}
                  />
                </Reveal>
              </li>
            );
          })}
        </ul>
      </Section>
      <NextSteps {...next} />
    </>
  );
}
