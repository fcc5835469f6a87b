import { expect, test } from "vitest";
import { excerpt, firstWords } from "./excerpt";

test("a long text is cut at the given length", () => {
  expect(excerpt("How to read a market table before you buy", 35)).toBe(
    "How to read a market table before y ...",
  );
});

test("no space stands before the dots twice", () => {
  expect(excerpt("one two three", 8)).toBe("one two ...");
});

test("a text that fits stays as it is", () => {
  expect(excerpt("A fruit", 35)).toBe("A fruit");
  expect(excerpt("x".repeat(35), 35)).toBe("x".repeat(35));
});

test("the first words", () => {
  expect(firstWords("A year in the nursery", 2, "No Title")).toBe("A year");
  expect(firstWords("Mango", 2, "No Title")).toBe("Mango");
  expect(firstWords("  ", 2, "No Title")).toBe("No Title");
});
