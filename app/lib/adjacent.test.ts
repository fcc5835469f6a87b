import { expect, test } from "vitest";
import { withNeighbours } from "./adjacent";

const list = [{ id: 4 }, { id: 7 }, { id: 9 }];

test("returns the items before and after", () => {
  expect(withNeighbours(list, "7")).toEqual({ item: { id: 7 }, previous: { id: 4 }, next: { id: 9 } });
});

test("wraps around both ends of the list", () => {
  expect(withNeighbours(list, "4")).toEqual({ item: { id: 4 }, previous: { id: 9 }, next: { id: 7 } });
  expect(withNeighbours(list, "9")).toEqual({ item: { id: 9 }, previous: { id: 7 }, next: { id: 4 } });
});

test("a single item is its own neighbour; an unknown id has none", () => {
  expect(withNeighbours([{ id: 1 }], "1")).toEqual({ item: { id: 1 }, previous: { id: 1 }, next: { id: 1 } });
  expect(withNeighbours(list, "5")).toBeUndefined();
});
