import { expect, test } from "vitest";
import { readGesture } from "./gesture";

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
