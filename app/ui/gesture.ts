/** Of one pointer, in px. */
type Movement = { dx: number; dy: number };

type Gesture = "next" | "previous" | "close" | "none";

/** In px, from docs/product.md, section 9. */
const MIN_SWIPE = 40;
const MIN_PULL = 100;

export function readGesture({ dx, dy }: Movement): Gesture {
  if (Math.abs(dy) > Math.abs(dx)) return Math.abs(dy) > MIN_PULL ? "close" : "none";
  if (Math.abs(dx) < MIN_SWIPE) return "none";
  return dx < 0 ? "next" : "previous";
}

export type Tap = { time: number; x: number; y: number };

/** Whether two taps are a double tap: within 300 ms and 30 px. */
export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined &&
    second.time - first.time < 300 &&
    Math.hypot(second.x - first.x, second.y - first.y) < 30
  );
}
