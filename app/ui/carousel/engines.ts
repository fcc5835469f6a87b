import type { EmblaCarouselType, EmblaOptionsType } from "embla-carousel";
import { useCallback, useRef, useState, type ComponentProps, type PointerEvent } from "react";
import { readGesture } from "../gesture";
import { prefersReducedMotion } from "../reduced-motion";

/** Without scripts a carousel is a row to scroll. */
const VIEWPORT =
  "overflow-x-clip noscript:snap-x noscript:snap-mandatory noscript:overflow-x-auto print:overflow-visible";
/** CSS sets the width, so that nothing shifts when Embla starts. */
const SLIDE =
  "mr-(--gap,0px) min-w-0 flex-none basis-[calc((100%-(var(--per-view,1)-1)*var(--gap,0px))/var(--per-view,1))] noscript:snap-start print:mr-0";

export const LOOKS = {
  /** On paper three slides stand side by side. */
  row: {
    viewport: VIEWPORT,
    track: "flex print:grid! print:grid-cols-3 print:gap-4 print:transform-none!",
    slide: `${SLIDE} print:transform-none!`,
  },
  /**
   * All slides share one cell, as high as the longest text at any text size. Covered slides are hidden from screen readers too;
   * their pictures load after the page, so that they do not delay the first one.
   */
  fade: {
    // Horizontal swipes change the slide, vertical ones scroll the page.
    viewport: `${VIEWPORT} grid touch-pan-y touch-pinch-zoom grid-rows-1`,
    track: "grid grid-rows-1 noscript:flex print:block!",
    slide: `${SLIDE} group/slide col-start-1 row-start-1 grid grid-rows-1 transition-[visibility] delay-3000 duration-0 data-selected:transition-none motion-reduce:transition-none noscript:relative scripted:not-data-near:[&_img]:hidden scripted:not-data-selected:invisible print:visible!`,
  },
};

/** Moves a carousel and knows which slide is in front. */
export type CarouselEngine = {
  /** Props of the element around the slides. */
  viewport: ComponentProps<"div">;
  look: keyof typeof LOOKS;
  selected: number;
  next: () => void;
  previous: () => void;
  select: (index: number) => void;
};

type Move = (embla: EmblaCarouselType) => void;

const OPTIONS: EmblaOptionsType = {
  loop: true,
  align: "start",
  inViewThreshold: 0.99,
  // Embla's own handler also moves slides that are in view already.
  watchFocus: (embla, { target }) => {
    const index = embla.slideNodes().findIndex((slide) => target instanceof Node && slide.contains(target));
    const byKeyboard = target instanceof Element && target.matches(":focus-visible");
    if (byKeyboard && !embla.slidesInView().includes(index)) embla.scrollTo(index, true);
    return false;
  },
};

/** A row of slides, moved by Embla. Its code loads when the row comes near the window; the last move until then waits. */
export function useEmbla(): CarouselEngine {
  const [selected, setSelected] = useState(0);
  const api = useRef<EmblaCarouselType>(undefined);
  const waiting = useRef<Move>(undefined);

  const ref = useCallback((viewport: HTMLElement | null) => {
    if (!viewport) return;

    async function start(row: HTMLElement) {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (!row.isConnected) return;
      const embla = EmblaCarousel(row, OPTIONS);
      const onSelect = () => setSelected(embla.selectedScrollSnap());
      embla.on("select", onSelect).on("reInit", onSelect);
      api.current = embla;
      // The keyboard may have reached a slide before Embla started.
      const focused = embla.slideNodes().findIndex((slide) => slide.querySelector(":focus-visible") !== null);
      if (focused !== -1) embla.scrollTo(focused, true);
      waiting.current?.(embla);
    }

    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        // Without Embla the row stays in place and the page works.
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
    selected,
    next: () => move((embla) => embla.scrollNext(prefersReducedMotion())),
    previous: () => move((embla) => embla.scrollPrev(prefersReducedMotion())),
    select: useCallback((index) => move((embla) => embla.scrollTo(index, prefersReducedMotion())), [move]),
  };
}

/** A crossfade: CSS shows the selected slide, a swipe selects the one beside it. */
export function useFade(count: number): CarouselEngine {
  const [selected, select] = useState(0);
  const start = useRef<PointerEvent>(undefined);
  const next = () => select((selected + 1) % count);
  const previous = () => select((selected - 1 + count) % count);

  const viewport: CarouselEngine["viewport"] = {
    onPointerDown: (event) => {
      start.current = event;
    },
    onPointerUp: ({ clientX, clientY }) => {
      if (!start.current) return;
      const gesture = readGesture({
        dx: clientX - start.current.clientX,
        dy: clientY - start.current.clientY,
      });
      start.current = undefined;
      if (gesture === "next") next();
      if (gesture === "previous") previous();
    },
    onPointerLeave: () => {
      start.current = undefined;
    },
  };

  return { viewport, look: "fade", selected, next, previous, select };
}
