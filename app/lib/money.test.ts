import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, parsePrice, toCents } from "./money";

test("a catalogue price becomes a number", () => {
  expect(parsePrice("$3.20")).toBe(3.2);
  expect(parsePrice(" $18 ")).toBe(18);
});

test("what is no price is not a number", () => {
  expect(parsePrice("")).toBeNaN();
  expect(parsePrice("free")).toBeNaN();
});

test("an amount is calculated in whole cents", () => {
  expect(toCents(3.2)).toBe(320);
  expect(toCents(0.1 + 0.2)).toBe(30);
});

test("amounts carry two decimals", () => {
  expect(formatCents(0)).toBe("$0.00");
  expect(formatCents(30)).toBe("$0.30");
  expect(formatCents(125_000)).toBe("$1250.00");
});

test("a price that is read is written as it was", () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000 }), (cents) => {
      expect(toCents(parsePrice(formatCents(cents)))).toBe(cents);
    }),
  );
});
