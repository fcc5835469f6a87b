import type { ReactNode } from "react";
import { Carousel, CarouselControls, CarouselPosition, CarouselSlides } from "~/ui/carousel/carousel";

type Props = {
  label: string;
  heading: ReactNode;
  /** How many slides it has. */
  count: number;
  /** How many are side by side and how far apart, as classes; see `CarouselSlides`. */
  slides: string;
  /** Stands on a dark band. */
  dark?: boolean;
  children: ReactNode;
};

/** A section's row of slides under its heading, with the controls beside it, on phones under the slides. */
export function SectionCarousel({ label, heading, count, slides, dark = false, children }: Props) {
  const tone = dark ? "" : "text-palm-700";
  return (
    <Carousel label={label} count={count} className="carousel-section wrap">
      <div className="carousel-heading">{heading}</div>
      <CarouselPosition className={`carousel-place ${tone}`} />
      <CarouselControls className={`carousel-buttons ${tone}`} />
      <CarouselSlides className={`carousel-row ${slides}`}>{children}</CarouselSlides>
    </Carousel>
  );
}
