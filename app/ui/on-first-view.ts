import { prefersReducedMotion } from "./reduced-motion";

/**
 * Makes a `ref` that animates its element once, when it first scrolls into view. Until then the element has its final state,
 * which it keeps if it is in view from the start or under reduced motion.
 *
 * @param threshold The share of the element that must be in view, 0 to 1.
 * @param prepare Called when the first pixel is in view; returns what starts the animation.
 */
export const onFirstView =
  (threshold: number, prepare: (element: HTMLElement) => () => void) => (element: HTMLElement | null) => {
    if (!element) return;
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
    if (!prefersReducedMotion()) observer.observe(element);
    return () => observer.disconnect();
  };
