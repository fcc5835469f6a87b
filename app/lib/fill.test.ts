import { expect, test } from "vitest";
import { fill, fillCount } from "./fill";

test("values come into the places that are named after them, and other braces stay", () => {
  expect(fill("{count} of {total}, {count} {more}", { count: 1, total: 3 })).toBe("1 of 3, 1 {more}");
});

test("a value that looks like a place is a value", () => {
  expect(fill("Remove {title}", { title: "{title} $&" })).toBe("Remove {title} $&");
});

test("one thing has words of its own", () => {
  const words = { one: "1 comment", other: "{count} comments" };
  expect([0, 1, 2].map((count) => fillCount(words, count))).toEqual([
    "0 comments",
    "1 comment",
    "2 comments",
  ]);
});
