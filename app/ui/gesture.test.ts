import { expect, test } from "vitest";
import { isDoubleTap, readGesture } from "./gesture";

test.each([
  [{ dx: -40, dy: 0 }, "next"],
  [{ dx: 40, dy: 12 }, "previous"],
  [{ dx: 39, dy: 0 }, "none"],
  [{ dx: 30, dy: 101 }, "close"],
  [{ dx: 0, dy: -140 }, "close"],
  [{ dx: 0, dy: 100 }, "none"],
  [{ dx: -60, dy: 90 }, "none"],
  [{ dx: 0, dy: 0 }, "none"],
])("%o is %s", (movement, gesture) => {
  expect(readGesture(movement)).toBe(gesture);
});

test("two taps at one place are a double tap only when they are quick", () => {
  const first = { time: 1000, x: 100, y: 100 };
  expect(isDoubleTap(first, { time: 1250, x: 110, y: 95 })).toBe(true);
  expect(isDoubleTap(first, { time: 1300, x: 100, y: 100 })).toBe(false);
  expect(isDoubleTap(first, { time: 1100, x: 140, y: 100 })).toBe(false);
  expect(isDoubleTap(undefined, first)).toBe(false);
});
