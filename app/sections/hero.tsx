import type { HeroContent } from "~/catalog/content/page";
import { classNames } from "~/lib/class-names";
import { ButtonLink } from "~/ui/button";
import {
  CarouselBars,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
  FadeCarousel,
  useCarousel,
} from "~/ui/carousel/carousel";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Shade } from "~/ui/shade";

type Props = HeroContent & {
  /** Where the slides' buttons lead; without it there are no buttons. */
  link?: string;
  /** The next section overlaps the hero: by 64 px in windows up to 1180 px, with its cards in wider ones. */
  overlapped?: boolean;
};

/** Loops with autoplay (5000 ms) and a fade (3000 ms). The first slide contains the page's h1. */
export function Hero({ label, slides, link, overlapped = false }: Props) {
  return (
    <FadeCarousel
      label={label}
      count={slides.length}
      className={classNames(
        "relative isolate grid min-h-[clamp(600px,80svh,max(860px,40vw))] overflow-clip bg-palm-900 text-husk-50 [--focus:var(--color-oil-400)] print:block print:min-h-0 low:min-h-0",
        overlapped && "max-desktop:pb-16",
      )}
    >
      {/* On tablets it sits beside the slide's button, which it must not cover. */}
      <div
        className={classNames(
          "pointer-events-none z-10 col-start-1 row-start-1 wrap mb-8 flex items-center gap-4 self-end *:pointer-events-auto",
          link && "tablet:max-desktop:justify-end",
        )}
      >
        <CarouselPosition />
        <CarouselControls className="max-desktop:order-last max-tablet:ml-auto" />
        <CarouselBars className="max-tablet:hidden" />
      </div>
      <CarouselSlides className="col-start-1 row-start-1 h-full">
        {slides.map((slide, index) => (
          <Slide key={slide.title} index={index} slide={slide} link={link} />
        ))}
      </CarouselSlides>
    </FadeCarousel>
  );
}

type SlideProps = { slide: HeroContent["slides"][number]; index: number; link: string | undefined };

/**
 * Up to 1180 px the text follows the picture on a background of its own, so it can have any length. The old picture stays
 * opaque under the new one, so the background never shows through.
 */
function Slide({ slide, index, link }: SlideProps) {
  const isSelected = useCarousel().selected === index;
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "h2";
  return (
    <>
      <div
        className={classNames(
          "absolute inset-0 isolate bg-palm-900 transition-opacity motion-reduce:transition-none print:hidden",
          isSelected
            ? "z-1 duration-3000 ease-in-out"
            : "opacity-0 delay-3000 duration-0 noscript:opacity-100",
        )}
      >
        <Picture
          picture={slide.thumb}
          portrait={slide.portrait}
          sizes={{ phone: "100vw", desktop: "max(100vw, 139vh)" }}
          priority={isFirst}
          className="h-1/2 w-full object-cover object-[60%_40%] max-desktop:mask-[linear-gradient(black_70%,transparent)] desktop:h-full"
        />
        <Shade className="max-desktop:hidden" />
      </div>
      <div
        className={classNames(
          "relative z-2 wrap flex flex-col justify-end pt-8 pb-28 transition-[opacity,visibility] motion-reduce:transition-none desktop:justify-center desktop:pb-24 print:py-3",
          isSelected
            ? "delay-400 duration-1200"
            : "invisible opacity-0 duration-300 print:visible print:opacity-100 noscript:visible noscript:opacity-100",
          link && "tablet:max-desktop:pb-8",
        )}
      >
        {/* The background extends below the text and from edge to edge. */}
        <div className="not-print:max-desktop:[border-image:linear-gradient(transparent,var(--color-palm-900)_72px)_fill_0/0/72px_100vmax_320px]">
          <p className="mb-3 eyebrow text-oil-200 tablet:mb-6">{slide.subtitle}</p>
          <Title className="tablet:text-5xl desktop:max-w-[8.4em] desktop:text-4xl">
            {`${slide.title} `}
            <em>{slide.titleEnd}</em>
          </Title>
          <p className="mt-4 max-w-[52ch] lead text-balance tablet:mt-6">{slide.description}</p>
          {link ? (
            <ButtonLink to={link} look="primary" className="mt-8">
              {slide.buttonText}
              <Icon name="arrow-right" />
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </>
  );
}
