import type { HeroContent } from "~/catalog/content/page";
import { classNames } from "~/lib/class-names";
import { ButtonLink } from "~/ui/button";
import {
  Carousel,
  CarouselBars,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
} from "~/ui/carousel/carousel";
import { useFade } from "~/ui/carousel/engines";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Shade } from "~/ui/shade";
import styles from "./hero.module.css";

type Props = HeroContent & {
  /** Where the slides' buttons lead; without it there are no buttons. */
  link?: string;
  /** The next section overlaps the hero: by 64 px in windows up to 1180 px, with its cards in wider ones. */
  overlapped?: boolean;
};

/** On tablets the slide's button and the controls share a line where large text, too, leaves room. */
const SHARED_LINE = {
  button: "max-desktop:@min-[50rem]:pb-8",
  controls: "max-desktop:@min-[50rem]:justify-end",
};

/** Loops with autoplay (5000 ms) and a fade (3000 ms). The first slide contains the page's h1. */
export function Hero({ label, slides, link, overlapped = false }: Props) {
  return (
    <Carousel
      label={label}
      engine={useFade(slides.length)}
      className={classNames(styles.hero, overlapped && "max-desktop:pb-16")}
    >
      {/* The controls lie on the slides, and let clicks between them through. */}
      <div
        className={`pointer-events-none z-controls col-start-1 row-start-1 wrap mb-8 flex items-center gap-4 self-end *:pointer-events-auto ${link ? SHARED_LINE.controls : ""}`}
      >
        <CarouselPosition />
        <CarouselControls className="max-desktop:order-last max-tablet:ml-auto" />
        <CarouselBars className={classNames("max-tablet:hidden", !link && "max-desktop:mr-auto")} />
      </div>
      <CarouselSlides className="col-start-1 row-start-1">
        {slides.map((slide, index) => (
          <Slide key={slide.title} index={index} slide={slide} link={link} />
        ))}
      </CarouselSlides>
    </Carousel>
  );
}

type SlideProps = { slide: HeroContent["slides"][number]; index: number; link: string | undefined };

/** Up to 1180 px the text follows the picture, so it can have any length. */
function Slide({ slide, index, link }: SlideProps) {
  const isFirst = index === 0;
  const Title = isFirst ? "h1" : "h2";
  return (
    <>
      <div className={styles.backdrop}>
        <Picture
          picture={slide.thumb}
          portrait={slide.portrait}
          sizes={{ phone: "100vw", desktop: "max(100vw, 139vh)" }}
          priority={isFirst}
          className={`h-1/2 w-full object-cover tablet:h-3/5 desktop:h-full ${styles.picture}`}
        />
        <Shade className="max-desktop:hidden" />
      </div>
      <div
        className={`wrap flex flex-col justify-end pt-8 pb-28 desktop:justify-center print:py-3 ${styles.words} ${link ? SHARED_LINE.button : ""}`}
      >
        <div className={styles.panel}>
          <p className="mb-3 eyebrow text-oil-200 tablet:mb-6">{slide.subtitle}</p>
          <Title className="tablet:text-5xl desktop:max-w-[8.4em] desktop:text-4xl">
            {`${slide.title} `}
            <em>{slide.titleEnd}</em>
          </Title>
          <p className="mt-4 max-w-[52ch] lead text-balance tablet:mt-6 desktop:max-w-[34ch]">
            {slide.description}
          </p>
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
