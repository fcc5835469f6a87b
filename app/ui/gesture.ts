import { useRef, type PointerEvent } from "react";

/** Pointer movement since the press, in px. */
type Movement = { dx: number; dy: number };

type Gesture = "next" | "previous" | "close" | "none";

/** The shortest swipe, in px (docs/product.md, section 9). */
const MIN_SWIPE = 40;
const MIN_PULL = 100;

export function readGesture({ dx, dy }: Movement): Gesture {
  if (Math.abs(dy) > Math.abs(dx)) return Math.abs(dy) > MIN_PULL ? "close" : "none";
  if (Math.abs(dx) < MIN_SWIPE) return "none";
  return dx < 0 ? "next" : "previous";
}

/** Props for a swipeable element. `onMove` receives the movement while it lasts, and zeros when it ends. */
export function useGesture(onGesture: (gesture: Gesture) => void, onMove?: (movement: Movement) => void) {
  const start = useRef<PointerEvent>(undefined);

  const movement = ({ clientX, clientY }: PointerEvent): Movement | undefined =>
    start.current && { dx: clientX - start.current.clientX, dy: clientY - start.current.clientY };

  function release() {
    start.current = undefined;
    onMove?.({ dx: 0, dy: 0 });
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      // A second finger or another mouse button does not swipe.
      if (event.isPrimary && event.button === 0) start.current = event;
      else release();
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = movement(event);
      if (moved) onMove?.(moved);
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = movement(event);
      release();
      if (moved) onGesture(readGesture(moved));
    },
    onPointerCancel: release,
    onPointerLeave: release,
  };
}
