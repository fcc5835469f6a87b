import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

type Options = {
  /** What part of it must be in view, 0 to 1. */
  threshold: number;
  /** Called with the element when it is there but not yet in view; what it returns is called once it is. */
  prepare: (element: HTMLElement) => () => void;
};

/**
 * Lets something move once, when it first comes into view: not where it is in view from the start, nor where the visitor
 * wants no motion. Without scripts everything stands at its end.
 */
export function useFirstView(ref: RefObject<HTMLElement | null>, { threshold, prepare }: Options): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let begin: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // A hair less than the whole: browsers round.
        const isThere = entry.intersectionRatio >= threshold - 0.01;
        if (isThere) {
          begin?.();
          observer.disconnect();
        } else begin ??= prepare(element);
      },
      { threshold: [0, Math.max(threshold - 0.01, 0.01)] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, prepare]);
}
