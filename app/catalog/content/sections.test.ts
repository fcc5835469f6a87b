import { expect, test } from "vitest";
import { figures, figuresOf } from "./sections";

test("shows figures in the order of a page", () => {
  const ids = figures()
    .figures.map(({ id }) => id)
    .toReversed();
  expect(figuresOf(...ids).facts.map(({ id }) => id)).toEqual(ids);
});
