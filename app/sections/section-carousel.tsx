import { Children, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { Carousel, CarouselControls, CarouselPosition, CarouselSlides } from "~/ui/carousel/carousel";
import { SLIDES } from "~/ui/carousel/slides";
import { Reveal } from "~/ui/reveal";
import { SectionHeading } from "./section-heading";

type Props = {
  label: string;
  /** Defaults to the label. */
  heading?: { eyebrow: string; title: string; titleEnd?: string };
  /** Shown below the heading and the controls. */
  intro?: ReactNode;
  slides: keyof typeof SLIDES;
  dark?: boolean;
  className?: string;
  children: ReactNode;
};

/** A heading and controls above a carousel; on phones the controls go below. Renders nothing without slides. */
export function SectionCarousel({
  label,
  heading,
  intro,
  slides,
  dark = false,
  className = "py-section",
  children,
}: Props) {
  const count = Children.count(children);
  if (count === 0) return null;
  const tone = dark ? "" : "text-palm-700";
  return (
    <div className={classNames("overflow-x-clip", className)}>
      <Carousel
        label={label}
        count={count}
        className="wrap grid grid-cols-[1fr_auto] items-center gap-y-8 tablet:grid-cols-[1fr_auto_auto] tablet:items-end tablet:gap-y-band"
      >
        <div className="max-tablet:col-span-full">
          {heading ? (
            <Reveal>
              <SectionHeading {...heading} />
            </Reveal>
          ) : (
            <h2>{label}</h2>
          )}
        </div>
        <CarouselPosition className={`max-tablet:order-1 tablet:px-6 tablet:pb-2 ${tone}`} />
        <CarouselControls className={`max-tablet:order-1 ${tone}`} />
        {intro ? <div className="col-span-full -mt-4 desktop:-mt-12">{intro}</div> : null}
        {/* The clip margin keeps a card's focus ring visible; it only works if both axes are clipped. */}
        <CarouselSlides
          className={`col-span-full overflow-y-clip [overflow-clip-margin:6px] ${SLIDES[slides]}`}
        >
          {children}
        </CarouselSlides>
      </Carousel>
    </div>
  );
}
