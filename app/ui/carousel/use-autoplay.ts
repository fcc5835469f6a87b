import { useEffect, useState } from "react";
import { useReducedMotion } from "../reduced-motion";

type Options = {
  ready: boolean;
  selected: number;
  count: number;
  select: (index: number) => void;
  /** How long a slide stays, in ms. */
  delay: number;
  /** Stands still for the moment, without having been paused. */
  resting: boolean;
};

/** Goes to the next slide after `delay` ms, again and again. Plays unless the visitor paused it or wants less motion. */
export function useAutoplay({ ready, selected, count, select, delay, resting }: Options) {
  const [choice, setChoice] = useState<boolean>();
  const reducedMotion = useReducedMotion();
  const playing = choice ?? !reducedMotion;

  useEffect(() => {
    if (!ready || !playing || resting) return;
    // Nothing moves behind an open dialog. A slide chosen by hand stays its full time too: the wait starts anew with every selection.
    const timer = setInterval(() => {
      if (!document.hidden && !document.querySelector("dialog:modal")) select((selected + 1) % count);
    }, delay);
    return () => clearInterval(timer);
  }, [ready, playing, resting, selected, count, select, delay]);

  return { playing, toggle: () => setChoice(!playing) };
}
