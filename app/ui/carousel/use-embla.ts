import type { EmblaCarouselType } from "embla-carousel";
import useEmblaCarousel from "embla-carousel-react";
import { createContext, use, useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "../reduced-motion";

/** What the parts of a carousel share. */
type CarouselState = ReturnType<typeof useEmbla> & {
  count: number;
  /** Whether the visitor lets it play; `resting` says that it stands still for the moment all the same. */
  playing: boolean;
  resting: boolean;
  toggle: () => void;
};

export const CarouselContext = createContext<CarouselState | null>(null);

/** The carousel around this component. Throws where there is none. */
export function useCarousel(): CarouselState {
  const carousel = use(CarouselContext);
  if (!carousel) throw new Error("This component belongs inside a Carousel.");
  return carousel;
}

type Move = (api: EmblaCarouselType) => void;

/**
 * One Embla carousel: its ref for the viewport, the selected slide and the ways to move. A move that is asked for before
 * Embla has started is made once it has.
 */
export function useEmbla() {
  const [viewportRef, api] = useEmblaCarousel({ loop: true, align: "start", watchFocus: false });
  const [selected, setSelected] = useState(0);
  const waiting = useRef<Move>(undefined);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on("select", onSelect).on("reInit", onSelect);
    waiting.current?.(api);
    waiting.current = undefined;
    return () => {
      api.off("select", onSelect).off("reInit", onSelect);
    };
  }, [api]);

  const move = useCallback(
    (how: Move) => {
      if (api) how(api);
      else waiting.current = how;
    },
    [api],
  );
  const next = useCallback(() => move((embla) => embla.scrollNext(prefersReducedMotion())), [move]);
  const previous = useCallback(() => move((embla) => embla.scrollPrev(prefersReducedMotion())), [move]);
  const jump = useCallback((index: number) => move((embla) => embla.scrollTo(index, true)), [move]);
  const select = useCallback(
    (index: number) => move((embla) => embla.scrollTo(index, prefersReducedMotion())),
    [move],
  );

  return { viewportRef, ready: api !== undefined, selected, next, previous, select, jump };
}
