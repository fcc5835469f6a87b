import { expect, test } from "vitest";
import { neighboursOf } from "./neighbours";

const list = [{ id: 4 }, { id: 7 }, { id: 9 }];

test("an item stands between its neighbours", () => {
  expect(neighboursOf(list, 7)).toEqual({ previous: { id: 4 }, next: { id: 9 } });
});

test("before the first comes the last, and after the last the first", () => {
  expect(neighboursOf(list, 4)).toEqual({ previous: { id: 9 }, next: { id: 7 } });
  expect(neighboursOf(list, 9)).toEqual({ previous: { id: 7 }, next: { id: 4 } });
});

test("an only item is its own neighbour, and one that is not there has none", () => {
  expect(neighboursOf([{ id: 1 }], 1)).toEqual({ previous: { id: 1 }, next: { id: 1 } });
  expect(neighboursOf(list, 5)).toBeUndefined();
});
