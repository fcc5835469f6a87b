import { expect, test } from "vitest";
import { widthsOf } from "./photographs.ts";

test.each([
  [2560, [480, 960, 1920]],
  [1920, [480, 960, 1920]],
  [1280, [480, 960, 1280]],
  [1000, [480, 1000]],
  [720, [480, 720]],
])(
  "a photograph %i px wide has three widths, or fewer where they would be nearly the same",
  (width, widths) => {
    expect(widthsOf(width)).toEqual(widths);
  },
);
