import type { EmblaCarouselType } from "embla-carousel";
import { useCallback, useRef, useState } from "react";
import { prefersReducedMotion } from "../reduced-motion";
import type { CarouselEngine } from "./carousel-context";

type Move = (api: EmblaCarouselType) => void;

/**
 * One Embla carousel. Its code is fetched when the row comes near the window; a move that is asked for before is made
 * once it has started.
 */
export function useEmbla(): CarouselEngine {
  const [ready, setReady] = useState(false);
  const [selected, setSelected] = useState(0);
  // Not in the state: a move between the start and the drawing that follows it would wait for ever.
  const api = useRef<EmblaCarouselType>(undefined);
  const waiting = useRef<Move>(undefined);

  const viewportRef = useCallback((viewport: HTMLElement | null) => {
    if (!viewport) return;
    let gone = false;

    async function start(row: HTMLElement) {
      const { default: EmblaCarousel } = await import("embla-carousel");
      if (gone) return;
      const embla = EmblaCarousel(row, { loop: true, align: "start", watchFocus: false });
      const onSelect = () => setSelected(embla.selectedScrollSnap());
      embla.on("select", onSelect).on("reInit", onSelect);
      api.current = embla;
      setReady(true);
      // Where the focus went before the start, nobody heard.
      const focused = embla.slideNodes().findIndex((slide) => slide.querySelector(":focus-visible") !== null);
      if (focused !== -1) embla.scrollTo(focused, true);
      waiting.current?.(embla);
      waiting.current = undefined;
    }

    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without its code the row stands still, and the page around it stays as it is.
        start(viewport).catch(() => undefined);
      },
      { rootMargin: "100% 0px" },
    );
    observer.observe(viewport);
    return () => {
      gone = true;
      observer.disconnect();
      api.current?.destroy();
      api.current = undefined;
      setReady(false);
    };
  }, []);

  const move = useCallback((how: Move) => {
    if (api.current) how(api.current);
    else waiting.current = how;
  }, []);
  const next = useCallback(() => move((embla) => embla.scrollNext(prefersReducedMotion())), [move]);
  const previous = useCallback(() => move((embla) => embla.scrollPrev(prefersReducedMotion())), [move]);
  const jump = useCallback((index: number) => move((embla) => embla.scrollTo(index, true)), [move]);
  const select = useCallback(
    (index: number) => move((embla) => embla.scrollTo(index, prefersReducedMotion())),
    [move],
  );

  return { viewportRef, ready, selected, next, previous, select, jump };
}
