import type { HeroContent } from "~/catalog/content/page";
import { classNames } from "~/lib/class-names";
import { ButtonLink } from "~/ui/button";
import {
  CarouselBars,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
  FadeCarousel,
} from "~/ui/carousel/carousel";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Shade } from "~/ui/shade";

type Props = HeroContent & {
  /** The target of the slides' buttons; hidden without it. */
  link?: string;
  /** The next section overlaps the bottom: by 56 px up to 1180 px, with cards above that. */
  overlapped?: boolean;
};

/** Autoplay 5000 ms, fade 3000 ms, looping. The first slide has the page's h1. */
export function Hero({ label, slides, link, overlapped = false }: Props) {
  return (
    <FadeCarousel
      label={label}
      count={slides.length}
      className={classNames(
        "relative isolate grid overflow-clip bg-palm-900 text-husk-50 [--focus:var(--color-oil-400)] print:block print:min-h-0",
        "min-h-[clamp(600px,82svh,700px)] tablet:min-h-[clamp(640px,72svh,860px)] desktop:min-h-[clamp(560px,78vh,max(820px,40vw))] low:min-h-0",
        overlapped ? "[--foot:88px]" : "[--foot:32px]",
      )}
    >
      {/* On tablets beside the button of the slide, which it must not cover. */}
      <div
        className={classNames(
          "pointer-events-none absolute inset-x-0 bottom-(--foot) z-10 wrap flex items-center gap-4 *:pointer-events-auto desktop:bottom-10",
          link && "tablet:max-desktop:justify-end",
        )}
      >
        <CarouselPosition className="order-first" />
        <CarouselControls className="max-desktop:order-last max-tablet:ml-auto" />
        <CarouselBars className="max-tablet:hidden" />
      </div>
      <CarouselSlides className="h-full">
        {slides.map((slide, index) => (
          <Slide key={slide.title} slide={slide} first={index === 0} link={link} />
        ))}
      </CarouselSlides>
    </FadeCarousel>
  );
}

/** The old slide stays opaque under the new one, so that the background never shows through. */
const FADE_PICTURE = classNames(
  "opacity-0 transition-opacity delay-3000 duration-0 motion-reduce:transition-none noscript:opacity-100",
  "group-data-selected/slide:z-1 group-data-selected/slide:opacity-100 group-data-selected/slide:delay-0",
  "group-data-selected/slide:duration-3000 group-data-selected/slide:ease-in-out",
);

const FADE_WORDS = classNames(
  "invisible opacity-0 transition-[opacity,visibility] duration-300 motion-reduce:transition-none",
  "group-data-selected/slide:visible group-data-selected/slide:opacity-100 group-data-selected/slide:delay-400",
  "group-data-selected/slide:duration-1200 print:visible print:opacity-100 noscript:visible noscript:opacity-100",
);

type SlideProps = { slide: HeroContent["slides"][number]; first: boolean; link: string | undefined };

/** Up to 1180 px the text follows the picture on its own background, so that it can be of any length. */
function Slide({ slide, first, link }: SlideProps) {
  const Title = first ? "h1" : "h2";
  return (
    <>
      <div className={`absolute inset-0 isolate bg-palm-900 print:hidden ${FADE_PICTURE}`}>
        <Picture
          picture={slide.thumb}
          portrait={slide.portrait}
          sizes={{ phone: "100vw", desktop: "max(100vw, 139vh)" }}
          priority={first}
          className="h-1/2 w-full object-cover object-[62%_50%] max-desktop:mask-[linear-gradient(black_70%,transparent)] desktop:h-full desktop:object-[60%_40%]"
        />
        <Shade className="max-desktop:hidden" />
      </div>
      <div className={`relative z-2 print:static ${FADE_WORDS}`}>
        <div
          className={classNames(
            "wrap flex h-full flex-col justify-end pb-[calc(var(--foot)+80px)] desktop:justify-center desktop:pb-16 print:block print:py-2 low:pt-8",
            link && "tablet:max-desktop:pb-(--foot)",
          )}
        >
          <div className="relative before:absolute before:-inset-x-[100vw] before:-top-18 before:-bottom-80 before:-z-1 before:bg-[linear-gradient(transparent,var(--color-palm-900)_72px)] desktop:before:hidden print:before:hidden">
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
      </div>
    </>
  );
}
