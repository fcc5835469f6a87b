import { expect, test } from "vitest";
import { formatMoney, parsePrice } from "./money";

test("a catalogue price becomes a number", () => {
  expect(parsePrice("$3.20")).toBe(3.2);
  expect(parsePrice(" $18 ")).toBe(18);
});

test("what is no price is not a number", () => {
  expect(parsePrice("")).toBeNaN();
  expect(parsePrice("free")).toBeNaN();
});

test("amounts carry two decimals", () => {
  expect(formatMoney(0)).toBe("$0.00");
  expect(formatMoney(0.1 + 0.2)).toBe("$0.30");
  expect(formatMoney(1250)).toBe("$1250.00");
});
