import type { ReactNode } from "react";
import { Carousel, CarouselControls, CarouselPosition, CarouselSlides } from "~/ui/carousel/carousel";

type Props = {
  label: string;
  heading: ReactNode;
  /** More that belongs to the heading; the controls stand above it. */
  intro?: ReactNode;
  /** How many slides it has. */
  count: number;
  /** How many are side by side and how far apart, as classes; see `CarouselSlides`. */
  slides: string;
  /** Stands on a dark band. */
  dark?: boolean;
  children: ReactNode;
};

/** `slides` of cards: on phones the next one is out of sight, for its edge alone would be crumbs of words in the gutter. */
export const CARD_SLIDES = "[--gap:24px] max-768:[--gap:var(--gutter)]";

/** A section's row of slides under its heading, with the controls beside it, on phones under the slides. */
export function SectionCarousel({ label, heading, intro, count, slides, dark = false, children }: Props) {
  const tone = dark ? "" : "text-palm-700";
  return (
    <Carousel
      label={label}
      count={count}
      className="wrap grid grid-cols-[1fr_auto] items-center gap-y-8 tablet:grid-cols-[1fr_auto_auto] tablet:items-end tablet:gap-y-band"
    >
      <div className="max-tablet:col-span-2 print:break-after-avoid">{heading}</div>
      <CarouselPosition className={`max-tablet:order-1 tablet:px-6 tablet:pb-2 ${tone}`} />
      <CarouselControls className={`max-tablet:order-1 ${tone}`} />
      {intro ? <div className="col-span-full -mt-4 tablet:-mt-6">{intro}</div> : null}
      {/* The ring of a card that has the focus stands out of it; the margin counts where both axes are clipped. */}
      <CarouselSlides className={`col-span-full overflow-y-clip [overflow-clip-margin:6px] ${slides}`}>
        {children}
      </CarouselSlides>
    </Carousel>
  );
}
