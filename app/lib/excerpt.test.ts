import { expect, test } from "vitest";
import { excerpt, firstWords } from "./excerpt";

test("truncates a long text", () => {
  expect(excerpt("How to read a market table before you buy", 35)).toBe(
    "How to read a market table before y ...",
  );
});

test("does not repeat the space before the dots", () => {
  expect(excerpt("one two three", 8)).toBe("one two ...");
});

test("keeps a text that fits", () => {
  expect(excerpt("A fruit", 35)).toBe("A fruit");
  expect(excerpt("x".repeat(35), 35)).toBe("x".repeat(35));
});

test.each([
  ["an emoji", "\u{1F34C}"],
  ["a family of three", "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}"],
  ["a flag", "\u{1F1ED}\u{1F1F3}"],
  ["a skin tone", "\u{1F44D}\u{1F3FD}"],
  ["a letter with its accent after it", "n\u0303"],
])("does not split %s", (_name, character) => {
  expect(excerpt(`${"x".repeat(34)}${character}y`, 35)).toBe(`${"x".repeat(34)}${character} ...`);
  expect(excerpt(`${"x".repeat(35)}${character}y`, 35)).toBe(`${"x".repeat(35)} ...`);
  expect(excerpt(`${"x".repeat(34)}${character}`, 35)).toBe(`${"x".repeat(34)}${character}`);
});

test("returns the first words, or the fallback for an empty text", () => {
  expect(firstWords("A year in the nursery", 2, "No Title")).toBe("A year…");
  expect(firstWords("Fresh  mango", 2, "No Title")).toBe("Fresh mango");
  expect(firstWords("Mango", 2, "No Title")).toBe("Mango");
  expect(firstWords("  ", 2, "No Title")).toBe("No Title");
});
