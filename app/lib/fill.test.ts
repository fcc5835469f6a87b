import { expect, test } from "vitest";
import { fill, fillCount } from "./fill";

test("replaces known placeholders and keeps other braces", () => {
  expect(fill("{count} of {total}, {count} {more}", { count: 1, total: 3 })).toBe("1 of 3, 1 {more}");
});

test("does not expand placeholders inside values", () => {
  expect(fill("Remove {title}", { title: "{title} $&" })).toBe("Remove {title} $&");
});

test("uses the singular for one", () => {
  const words = { one: "1 comment", other: "{count} comments" };
  expect([0, 1, 2].map((count) => fillCount(words, count))).toEqual([
    "0 comments",
    "1 comment",
    "2 comments",
  ]);
});
