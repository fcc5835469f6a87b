/** A movement of one finger or pointer, in px from where it went down. */
export type Movement = { dx: number; dy: number };

/** What a movement means. */
export type Gesture = "next" | "previous" | "close" | "none";

/** Spec 9: a swipe of 40 px moves on, a vertical pull over 100 px closes. */
const SWIPE = 40;
const PULL = 100;

/** Reads a finished movement: the longer axis decides. */
export function readGesture({ dx, dy }: Movement): Gesture {
  if (Math.abs(dy) > Math.abs(dx)) return Math.abs(dy) > PULL ? "close" : "none";
  if (Math.abs(dx) < SWIPE) return "none";
  return dx < 0 ? "next" : "previous";
}

/** A pointer that went up again at once and in place. */
export type Tap = { time: number; x: number; y: number };

/** Whether two taps are a double tap: within 300 ms and 30 px. */
export function isDoubleTap(first: Tap | undefined, second: Tap): boolean {
  return (
    first !== undefined &&
    second.time - first.time < 300 &&
    Math.hypot(second.x - first.x, second.y - first.y) < 30
  );
}
