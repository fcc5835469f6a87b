import {
  Children,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { classNames } from "~/lib/class-names";
import { RoundButton } from "../button";
import { useControlLabels } from "../language";
import { useReducedMotion } from "../reduced-motion";
import styles from "./carousel.module.css";
import { useEmbla, type CarouselEngine } from "./engines";

/** How long a slide stays, in ms. */
const DELAY = 5000;

type CarouselState = CarouselEngine & {
  /** Whether autoplay is on; the visitor can turn it off. */
  playing: boolean;
  /** Whether hover, touch or focus is pausing it. */
  resting: boolean;
  toggle: () => void;
};

const CarouselContext = createContext<CarouselState | null>(null);

/** The carousel around this component. */
function useCarousel(): CarouselState {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error("This component belongs inside a Carousel.");
  return carousel;
}

type CarouselProps = {
  label: string;
  /** `useEmbla` for a row of slides, `useFade` for stacked slides that crossfade. */
  engine: CarouselEngine;
  className?: string;
  children: ReactNode;
};

/**
 * Slides that loop and play automatically. Put `CarouselControls` before `CarouselSlides`, so that screen reader users reach
 * the pause button before the moving content. Follows the ARIA APG carousel pattern: pauses on hover, touch and focus, and
 * does not autoplay under reduced motion.
 */
export function Carousel({ label, engine, className, children }: CarouselProps) {
  const labels = useControlLabels();
  const section = useRef<HTMLElement>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [choice, setChoice] = useState<boolean>();
  const reducedMotion = useReducedMotion();
  const playing = choice ?? !reducedMotion;
  const resting = pointed || focused;
  const { selected } = engine;
  const advance = useEffectEvent(() => {
    if (section.current && isSeen(section.current)) engine.next();
  });

  function toggle() {
    setChoice(!playing);
    // Pressing Play starts it even while pointer and focus rest on the button.
    setPointed(false);
    setFocused(false);
  }

  useEffect(() => {
    if (!playing || resting) return;
    const timer = setInterval(() => advance(), DELAY);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- a slide that the visitor selects stays for the full delay
  }, [playing, resting, selected]);

  return (
    // oxlint-disable-next-line react/jsx-no-constructed-context-values -- the value changes on nearly every render anyway
    <CarouselContext value={{ ...engine, playing, resting, toggle }}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause it */}
      <section
        ref={section}
        aria-roledescription={labels.carousel}
        aria-label={label}
        className={className}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      >
        {children}
      </section>
    </CarouselContext>
  );
}

/** Whether an element is in the viewport of a visible tab, and not behind a dialog. */
function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const inWindow = top < window.innerHeight && bottom > 0;
  return inWindow && !document.hidden && !document.querySelector("dialog:modal");
}

/** The slides, one per child. Classes set how many fit side by side (`--per-view`) and the space between (`--gap`). */
export function CarouselSlides({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const labels = useControlLabels();
  const { viewport, look, selected, count } = useCarousel();
  const pageLoaded = useSyncExternalStore(onPageLoad, isPageLoaded, () => false);
  return (
    <div {...viewport} data-carousel={look} className={classNames(styles[look], className)}>
      <div className={styles.track}>
        {Children.map(children, (slide, index) => (
          <div
            role="group"
            aria-roledescription={labels.slide}
            aria-label={labels.position(index + 1, count)}
            data-selected={index === selected ? "" : undefined}
            data-near={index === selected || pageLoaded ? "" : undefined}
            className={styles.slide}
          >
            {slide}
          </div>
        ))}
      </div>
    </div>
  );
}

const isPageLoaded = () => document.readyState === "complete";

function onPageLoad(onChange: () => void): () => void {
  window.addEventListener("load", onChange);
  return () => window.removeEventListener("load", onChange);
}

/** Pause, previous and next. The ARIA APG pattern puts pause first. */
export function CarouselControls({ className }: { className: string }) {
  const labels = useControlLabels();
  const { canMove, playing, toggle, previous, next } = useCarousel();
  if (!canMove) return null;
  return (
    <div className={classNames("flex gap-2 print:hidden noscript:hidden", className)}>
      <RoundButton
        label={playing ? labels.pause : labels.play}
        icon={playing ? "pause" : "play"}
        onClick={toggle}
      />
      <RoundButton label={labels.previous} icon="arrow-left" onClick={previous} />
      <RoundButton label={labels.next} icon="arrow-right" onClick={next} />
    </div>
  );
}

/** A short bar for each slide, which selects it. */
export function CarouselBars({ className }: { className?: string }) {
  const { count, selected } = useCarousel();
  return (
    <div className={classNames("flex gap-2 print:hidden noscript:hidden", className)}>
      {Array.from({ length: count }, (_, index) => (
        <SlideButton key={index} index={index} className="grid h-11 w-8 items-center">
          <span className={`border-t-2 ${index === selected ? "" : "opacity-50"}`} />
        </SlideButton>
      ))}
    </div>
  );
}

/** A strip of thumbnails, one child per slide, that follows the carousel. It takes the same classes as `CarouselSlides`. */
export function CarouselThumbs({ className, children }: { className?: string; children: ReactNode }) {
  const { selected, count } = useCarousel();
  const { viewport, select: follow } = useEmbla(count);

  useEffect(() => follow(selected), [follow, selected]);

  return (
    <div {...viewport} data-carousel="row" className={classNames(styles.row, className)}>
      <div className={styles.track}>
        {Children.map(children, (thumb, index) => (
          <div className={styles.slide}>
            <SlideButton
              index={index}
              className={classNames(
                "relative block w-full overflow-hidden rounded-field",
                index === selected &&
                  "after:absolute after:inset-0 after:rounded-field after:border-2 after:border-palm-700",
              )}
            >
              {thumb}
            </SlideButton>
          </div>
        ))}
      </div>
    </div>
  );
}

type SlideButtonProps = { index: number; className: string; children?: ReactNode };

function SlideButton({ index, className, children }: SlideButtonProps) {
  const labels = useControlLabels();
  const { selected, count, select } = useCarousel();
  return (
    <button
      type="button"
      className={className}
      aria-label={labels.toSlide(index + 1, count)}
      aria-current={index === selected}
      onClick={() => select(index)}
    >
      {children}
    </button>
  );
}

/** Shows "1 de 5", and announces it when the visitor moves the carousel but not while it plays. */
export function CarouselPosition({ className }: { className?: string }) {
  const labels = useControlLabels();
  const { selected, count, playing, resting } = useCarousel();
  const [moved, setMoved] = useState(false);
  if (!moved && selected > 0) setMoved(true);
  if (count < 2) return null;
  const [index, ...rest] = labels.position(selected + 1, count).split(" ");
  return (
    <p
      aria-live={resting || (moved && !playing) ? "polite" : "off"}
      aria-atomic="true"
      className={classNames("text-sm font-medium print:hidden", className)}
    >
      <span className="mr-1 font-display text-2xl leading-none table-figures">{index}</span> {rest.join(" ")}
    </p>
  );
}
