import { expect, test } from "vitest";
import { adjacentTo } from "./adjacent";

const list = [{ id: 4 }, { id: 7 }, { id: 9 }];

test("returns the items before and after", () => {
  expect(adjacentTo(list, 7)).toEqual({ previous: { id: 4 }, next: { id: 9 } });
});

test("wraps around both ends of the list", () => {
  expect(adjacentTo(list, 4)).toEqual({ previous: { id: 9 }, next: { id: 7 } });
  expect(adjacentTo(list, 9)).toEqual({ previous: { id: 7 }, next: { id: 4 } });
});

test("a single item is its own neighbour; an unknown id has none", () => {
  expect(adjacentTo([{ id: 1 }], 1)).toEqual({ previous: { id: 1 }, next: { id: 1 } });
  expect(adjacentTo(list, 5)).toBeUndefined();
});
