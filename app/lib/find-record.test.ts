import { expect, test } from "vitest";
import { findWithNeighbours } from "./find-record";

const list = [{ id: 4 }, { id: 7 }, { id: 9 }];
const neighboursOf = (id: string, items = list) => {
  const { item, neighbours } = findWithNeighbours(items, id, (other) => `/${other.id}`);
  return [neighbours.previous, item.id, neighbours.next];
};

test("links to the items before and after", () => {
  expect(neighboursOf("7")).toEqual(["/4", 7, "/9"]);
});

test("wraps around both ends of the list", () => {
  expect(neighboursOf("4")).toEqual(["/9", 4, "/7"]);
  expect(neighboursOf("9")).toEqual(["/7", 9, "/4"]);
});

test("a single item is its own neighbour; an unknown id answers 404", () => {
  expect(neighboursOf("1", [{ id: 1 }])).toEqual(["/1", 1, "/1"]);
  expect(() => neighboursOf("5")).toThrow(expect.objectContaining({ status: 404 }));
});
