import useEmblaCarousel from "embla-carousel-react";
import { createContext, use, useCallback, useEffect, useState } from "react";
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

/** One Embla carousel: its ref for the viewport, the selected slide and the ways to move. */
export function useEmbla() {
  const [viewportRef, api] = useEmblaCarousel({ loop: true, align: "start" });
  const [selected, setSelected] = useState(0);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setSelected(api.selectedScrollSnap());
    api.on("select", onSelect).on("reInit", onSelect);
    return () => {
      api.off("select", onSelect).off("reInit", onSelect);
    };
  }, [api]);

  const next = useCallback(() => api?.scrollNext(prefersReducedMotion()), [api]);
  const previous = useCallback(() => api?.scrollPrev(prefersReducedMotion()), [api]);
  const select = useCallback((index: number) => api?.scrollTo(index, prefersReducedMotion()), [api]);

  return { viewportRef, ready: api !== undefined, selected, next, previous, select };
}
