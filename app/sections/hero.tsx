import { classNames } from "~/lib/class-names";
import type { Picture as PictureData } from "~/lib/picture";
import {
  CarouselBars,
  CarouselControls,
  CarouselPosition,
  CarouselSlides,
  FadeCarousel,
} from "~/ui/carousel/carousel";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";

/** One slide of a hero (spec 3, "Banner"). */
export type HeroSlide = {
  thumb: PictureData;
  portrait: PictureData;
  subtitle: string;
  title: string;
  titleEnd: string;
  description: string;
  buttonText: string;
};

type Props = {
  label: string;
  slides: readonly HeroSlide[];
  /** Where the slides' buttons lead; without it they are not shown (spec 2, "Home (corporate)"). */
  link?: string;
  /** What follows rises over its foot: 56 px up to 1180 px, cards above that. */
  overlapped?: boolean;
};

/** On tablets the bar stands at the right, in the row of the slides' buttons, and lets them be pressed. */
const BESIDE_BUTTON =
  "tablet:max-desktop:pointer-events-none tablet:max-desktop:justify-end tablet:max-desktop:*:pointer-events-auto tablet:max-desktop:*:ml-0";

/** The fading banner: autoplay 5000 ms, fade 3000 ms, looping (spec 9). The first slide's title is the page's h1. */
export function Hero({ label, slides, link, overlapped = false }: Props) {
  return (
    <FadeCarousel
      label={label}
      count={slides.length}
      className={classNames("hero", overlapped && "hero-overlapped", link && "hero-linked")}
    >
      <div className={classNames("hero-bar wrap", link && BESIDE_BUTTON)}>
        <CarouselPosition className="hero-place" />
        <CarouselControls className="hero-controls" />
        <CarouselBars className="hero-bars" />
      </div>
      <CarouselSlides className="h-full">
        {slides.map((slide, index) => (
          <HeroSlideView key={slide.title} slide={slide} first={index === 0} link={link} />
        ))}
      </CarouselSlides>
    </FadeCarousel>
  );
}

type SlideProps = { slide: HeroSlide; first: boolean; link: string | undefined };

function HeroSlideView({ slide, first, link }: SlideProps) {
  const Title = first ? "h1" : "h2";
  return (
    <>
      <div className="carousel-layer hero-picture">
        <Picture
          picture={slide.thumb}
          portrait={slide.portrait}
          sizes="(width < 1181px) 100vw, max(100vw, 139vh)"
          lead={first}
        />
      </div>
      <div className="carousel-words">
        <div className="hero-foot wrap">
          <div className="hero-words">
            <p className="eyebrow text-oil-200">{slide.subtitle}</p>
            <Title className="hero-title">
              {`${slide.title} `}
              <em>{slide.titleEnd}</em>
            </Title>
            <p className="hero-text">{slide.description}</p>
            {link ? (
              <Link to={link} className="button button-primary mt-8">
                {slide.buttonText}
                <Icon name="arrow-right" />
              </Link>
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}
