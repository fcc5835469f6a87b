import { Carousel } from "~/ui/carousel/carousel";
import { CarouselControls } from "~/ui/carousel/carousel-controls";
import { CarouselPosition } from "~/ui/carousel/carousel-position";
import { CarouselSlides } from "~/ui/carousel/carousel-slides";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "./section-heading";
import { ValueCard, type Value } from "./value-card";

type Props = { heading: { eyebrow: string; title: string; titleEnd: string }; values: readonly Value[] };

/** The values on a dark band: 1 slide, 2 at 768 px, 3 at 992, 4 at 1199, 30 px apart, looping (spec 9). */
export function ValueCarousel({ heading, values }: Props) {
  return (
    <div className="bg-palm-900 section on-dark below-fold [--ground:var(--color-palm-900)] [--number:var(--color-oil-400)]">
      <Carousel label={heading.eyebrow} count={values.length} className="carousel-section wrap">
        <Reveal className="carousel-heading">
          <SectionHeading {...heading} />
        </Reveal>
        <CarouselPosition className="carousel-place" />
        <CarouselControls className="carousel-buttons" />
        <CarouselSlides className="carousel-row [--gap:30px] 768:[--per-view:2] 992:[--per-view:3] 1199:[--per-view:4]">
          {values.map((value) => (
            <ValueCard
              key={value.id}
              value={value}
              text={value.summary}
              sizes="(width < 768px) 90vw, (width < 992px) 45vw, (width < 1199px) 30vw, 300px"
            />
          ))}
        </CarouselSlides>
      </Carousel>
    </div>
  );
}
