import type { Value } from "~/catalog/schemas/sections";
import { Reveal } from "~/ui/reveal";
import { Section } from "~/ui/section";
import { SectionHeading } from "~/sections/section-heading";
import { ValueCard } from "~/sections/value-card";

/** Two large ones, then three. */
const LARGE = {
  item: "tablet:col-span-3",
  aspect: "aspect-5/4 desktop:aspect-4/3",
  sizes: "(width < 721px) 86vw, 43vw",
};
const SMALL = {
  item: "tablet:col-span-2",
  aspect: "aspect-5/4 tablet:max-desktop:aspect-3/4 desktop:aspect-4/5",
  sizes: "(width < 721px) 86vw, 30vw",
};
const layouts = [LARGE, LARGE];

type Props = {
  heading: { eyebrow: string; title: string; titleEnd: string };
  values: readonly Value[];
};

export function ValueGrid({ heading, values }: Props) {
  return (
    <Section>
      <SectionHeading {...heading} />
      <ul className="mt-band grid gap-x-8 gap-y-16 tablet:grid-cols-6 tablet:max-desktop:gap-x-6 desktop:gap-y-16">
        {values.map((value, index) => {
          const { item, ...picture } = layouts[index] ?? SMALL;
          return (
            <li key={value.id} className={item}>
              <Reveal>
                <ValueCard value={value} {...picture} />
              </Reveal>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
