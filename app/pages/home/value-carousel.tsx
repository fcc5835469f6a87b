import type { valuesWith } from "~/catalog/schemas/sections";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "~/sections/section-heading";
import { ValueCard } from "~/sections/value-card";
import { SectionCarousel } from "~/sections/section-carousel";

type Props = { content: ReturnType<typeof valuesWith> };

/** 1 slide, 2 at 768 px, 3 at 992, 4 at 1199, 30 px apart, looping (spec 9). */
export function ValueCarousel({ content: { values, ...heading } }: Props) {
  return (
    <div className="bg-(--background) py-section on-dark [--background:var(--color-palm-900)]">
      <SectionCarousel
        label={heading.eyebrow}
        heading={
          <Reveal>
            <SectionHeading {...heading} />
          </Reveal>
        }
        slides="[--gap:30px] 768:[--per-view:2] 992:[--per-view:3] 1199:[--per-view:4]"
        dark
      >
        {values.map((value) => (
          <ValueCard
            key={value.id}
            value={value}
            dark
            sizes="(width < 768px) 86vw, (width < 992px) 52vw, (width < 1200px) 33vw, 25vw"
          />
        ))}
      </SectionCarousel>
    </div>
  );
}
