import { useEffect, type RefObject } from "react";
import { prefersReducedMotion } from "./reduced-motion";

type Options = {
  /** The share of the element that must be in view, 0 to 1. */
  threshold: number;
  /** Called when the first pixel is in view; returns what starts the animation. */
  prepare: (element: HTMLElement) => () => void;
};

/**
 * Animates an element once, when it first scrolls into view. Until then it has its final state, which it keeps if it is in
 * view from the start or under reduced motion.
 */
export function useFirstView(ref: RefObject<HTMLElement | null>, { threshold, prepare }: Options): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    let wasOutside = false;
    let play: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry?.isIntersecting) {
          wasOutside = true;
          return;
        }
        if (wasOutside) play ??= prepare(element);
        // Browsers round the ratio, so it may stay slightly below the threshold.
        if (entry.intersectionRatio >= threshold - 0.01) {
          play?.();
          observer.disconnect();
        }
      },
      { threshold: [0, Math.max(threshold - 0.01, 0.01)] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, threshold, prepare]);
}
