import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

type Options = {
  /** What part of it must be in view, 0 to 1. */
  threshold: number;
  /** Called with the element as its first pixel comes into view; what it returns is called once enough of it is. */
  prepare: (element: HTMLElement) => () => void;
};

/**
 * Lets something move once, when it first comes into view: not where it is in view from the start, nor where the visitor
 * wants no motion. Until then, and without scripts, it stands at its end, as on a picture of the whole page.
 */
export function useFirstView(ref: RefObject<HTMLElement | null>, { threshold, prepare }: Options): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let isAway = false;
    let begin: (() => void) | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          isAway = true;
          return;
        }
        if (isAway) begin ??= prepare(element);
        // A hair less than the whole: browsers round.
        if (entry.intersectionRatio >= threshold - 0.01) {
          begin?.();
          observer.disconnect();
        }
      },
      { threshold: [0, Math.max(threshold - 0.01, 0.01)] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, prepare]);
}
