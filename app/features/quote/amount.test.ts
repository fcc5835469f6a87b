import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, inTonnes, parseAmount } from "./amount";

/** Up to a million, with three decimals at most. */
const amounts = fc.integer({ min: 1, max: 1e9 }).map((thousandths) => thousandths / 1000);

test("what is written is read again", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseAmount(formatAmount(amount))).toBe(amount);
    }),
  );
});

test("thousands may have a comma, a space or nothing", () => {
  for (const text of ["12,500.5", "12 500.5", "12\u00A0500.5", " 12500.5 "]) {
    expect(parseAmount(text)).toBe(12_500.5);
  }
});

test("what could be read in two ways, and what is no quantity, is refused", () => {
  for (const text of [
    "1,5",
    "12,50",
    "1.234.567",
    "1.2345",
    "0",
    "-3",
    "500 t",
    "mil",
    "1e3",
    "",
    "9999999999",
  ]) {
    expect(parseAmount(text), text).toBeUndefined();
  }
  fc.assert(
    fc.property(fc.string(), (text) => {
      const amount = parseAmount(text);
      expect(amount === undefined || amount > 0).toBe(true);
    }),
  );
});

test("tonnes are exact to the kilogram, whatever the unit", () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(inTonnes(amount, "t")).toBe(amount);
      expect(Math.abs(inTonnes(amount, "kg") * 1000 - amount)).toBeLessThanOrEqual(0.5001);
      expect(Math.abs(inTonnes(amount, "lb") * 1000 - amount * 0.45359237)).toBeLessThanOrEqual(0.5001);
    }),
  );
  expect(inTonnes(1_102_311, "lb")).toBe(500);
});
