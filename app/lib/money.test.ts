import { expect, test } from "vitest";
import { formatCents, toCents } from "./money";

test("converts dollars to whole cents", () => {
  expect(toCents(3.2)).toBe(320);
  expect(toCents(0.1 + 0.2)).toBe(30);
});

test("formats cents with two decimals", () => {
  expect(formatCents(0)).toBe("$0.00");
  expect(formatCents(30)).toBe("$0.30");
  expect(formatCents(125_000)).toBe("$1250.00");
});
