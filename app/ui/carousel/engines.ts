import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { useCallback, useRef, useState, type ComponentProps, type PointerEvent } from "react";
import { useGesture } from "../gesture";
import { prefersReducedMotion } from "../reduced-motion";

/** Moves a carousel and tracks the selected slide. */
export type CarouselEngine = {
  /** Props for the element around the slides. */
  viewport: ComponentProps<"div">;
  look: "row" | "fade";
  count: number;
  selected: number;
  /** False if all slides fit into the row. */
  canMove: boolean;
  next: () => void;
  previous: () => void;
  select: (index: number) => void;
};

type Move = (embla: EmblaCarouselType) => void;

const OPTIONS: EmblaOptionsType = {
  loop: true,
  align: "start",
  // Embla's own handler moves slides even if they are already in view.
  watchFocus: (embla) => {
    showFocusedSlide(embla);
    return false;
  },
};

/** Moves to the slide with keyboard focus, unless it is already in view. */
function showFocusedSlide(embla: EmblaCarouselType): void {
  const slides = embla.slideNodes();
  const focused = slides.findIndex((slide) => slide.querySelector(":focus-visible") !== null);
  const width = slides[focused]?.getBoundingClientRect().width;
  if (!width) return;
  // Embla's slidesInView() lags behind fast tabbing by a frame.
  const perView = Math.floor(embla.rootNode().getBoundingClientRect().width / width + 0.01);
  const offset = (focused - embla.selectedScrollSnap() + slides.length) % slides.length;
  if (offset >= perView) embla.scrollTo(focused, true);
}

// Embla does not loop if nearly all slides fit into the row, so these wrap around themselves.
function showNext(embla: EmblaCarouselType): void {
  if (embla.canScrollNext()) embla.scrollNext(prefersReducedMotion());
  else embla.scrollTo(0, prefersReducedMotion());
}

function showPrevious(embla: EmblaCarouselType): void {
  if (embla.canScrollPrev()) embla.scrollPrev(prefersReducedMotion());
  else embla.scrollTo(embla.scrollSnapList().length - 1, prefersReducedMotion());
}

/** Moves slides with Embla, which loads when they near the window; the last move requested before that is queued. */
export function useEmbla(count: number): CarouselEngine {
  const [selected, setSelected] = useState(0);
  const [canMove, setCanMove] = useState(count > 1);
  const api = useRef<EmblaCarouselType>(undefined);
  const waiting = useRef<Move>(undefined);

  const ref = useCallback((viewport: HTMLElement | null) => {
    if (!viewport) return;

    async function start(row: HTMLElement) {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (!row.isConnected) return;
      const embla = EmblaCarousel(row, OPTIONS);
      const update = () => {
        setSelected(embla.selectedScrollSnap());
        setCanMove(embla.canScrollNext() || embla.canScrollPrev());
      };
      embla.on("select", update).on("reInit", update);
      update();
      api.current = embla;
      waiting.current?.(embla);
      // Keyboard focus may have reached a slide before Embla started.
      showFocusedSlide(embla);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Without Embla the row stays where it is and the page still works.
        start(viewport).catch(() => undefined);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(viewport);
    return () => {
      observer.disconnect();
      api.current?.destroy();
      api.current = undefined;
    };
  }, []);

  const move = useCallback((how: Move) => {
    if (api.current) how(api.current);
    else waiting.current = how;
  }, []);

  return {
    viewport: { ref },
    look: "row",
    count,
    selected,
    canMove,
    next: () => move(showNext),
    previous: () => move(showPrevious),
    select: useCallback((index) => move((embla) => embla.scrollTo(index, prefersReducedMotion())), [move]),
  };
}

/** A crossfade: CSS shows the selected slide, and a swipe selects its neighbour. */
export function useFade(count: number): CarouselEngine {
  const [selected, select] = useState(0);
  const next = () => select((selected + 1) % count);
  const previous = () => select((selected - 1 + count) % count);
  const swipe = useGesture((gesture) => {
    if (gesture === "next") next();
    if (gesture === "previous") previous();
  });
  const viewport = {
    ...swipe,
    // Dragging a mouse selects text.
    onPointerDown: (event: PointerEvent) => event.pointerType !== "mouse" && swipe.onPointerDown(event),
  };
  return { viewport, look: "fade", count, selected, canMove: count > 1, next, previous, select };
}
