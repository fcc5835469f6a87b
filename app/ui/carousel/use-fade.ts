import { useCallback, useState } from "react";
import { readGesture } from "../gesture";
import type { CarouselEngine } from "./carousel-context";

/** A crossfade of so many slides: it only knows which one is in front; CSS does the rest. A swipe moves it too. */
export function useFade(count: number): CarouselEngine {
  const [selected, select] = useState(0);
  const next = useCallback(() => select((index) => (index + 1) % count), [count]);
  const previous = useCallback(() => select((index) => (index - 1 + count) % count), [count]);

  const viewportRef = useCallback(
    (viewport: HTMLElement | null) => {
      if (!viewport) return;
      const listening = new AbortController();
      const { signal } = listening;
      let start: PointerEvent | undefined;
      viewport.addEventListener("pointerdown", (event) => void (start = event), { signal });
      viewport.addEventListener("pointercancel", () => void (start = undefined), { signal });
      window.addEventListener(
        "pointerup",
        (event) => {
          if (!start) return;
          const gesture = readGesture({
            dx: event.clientX - start.clientX,
            dy: event.clientY - start.clientY,
          });
          start = undefined;
          if (gesture === "next") next();
          if (gesture === "previous") previous();
        },
        { signal },
      );
      return () => listening.abort();
    },
    [next, previous],
  );

  return { viewportRef, ready: true, selected, next, previous, select, jump: select };
}
