import { Children, type ReactNode } from "react";
import { classNames } from "~/lib/class-names";
import { Carousel, CarouselControls, CarouselPosition, CarouselSlides } from "~/ui/carousel/carousel";
import { useEmbla } from "~/ui/carousel/engines";
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
  const engine = useEmbla(count);
  if (count === 0) return null;
  const tone = dark ? "" : "text-palm-700";
  return (
    <div className={classNames("overflow-x-clip", className)}>
      <Carousel
        label={label}
        engine={engine}
        className={classNames("wrap flex flex-wrap items-end gap-x-6 gap-y-8", !intro && "desktop:gap-y-16")}
      >
        <div className="flex-1 max-tablet:w-full max-tablet:flex-none">
          {heading ? (
            <Reveal>
              <SectionHeading {...heading} />
            </Reveal>
          ) : (
            <h2>{label}</h2>
          )}
        </div>
        <CarouselPosition className={`pb-2 max-tablet:order-1 max-tablet:flex-1 ${tone}`} />
        <CarouselControls className={`max-tablet:order-1 ${tone}`} />
        {intro ? <div className="-mt-4 w-full">{intro}</div> : null}
        {/* A line of their own, also where slides extend beyond the window's edge. */}
        <div className="w-full">
          {/* The clip margin keeps a card's focus ring visible; it only works if both axes are clipped. */}
          <CarouselSlides className={`overflow-y-clip [overflow-clip-margin:6px] ${SLIDES[slides]}`}>
            {children}
          </CarouselSlides>
        </div>
      </Carousel>
    </div>
  );
}
