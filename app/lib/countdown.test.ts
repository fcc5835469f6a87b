import { expect, test } from "vitest";
import { endOf, timeLeft, twoDigits } from "./countdown";

const end = Date.UTC(2025, 11, 24);

test("what is left is told in days, hours, minutes and seconds", () => {
  const before = Date.UTC(2025, 11, 21, 20, 58, 55);
  expect(timeLeft(end, before)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 5 });
  expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test("from the moment on nothing is left", () => {
  expect(timeLeft(end, end)).toBeNull();
  expect(timeLeft(end, end + 86_400_000)).toBeNull();
});

test("numbers under 10 get a leading zero", () => {
  expect([0, 9, 10, 120].map(twoDigits)).toEqual(["00", "09", "10", "120"]);
});

test("a day ends what belongs to it as it begins in Honduras; a day that is none never", () => {
  expect(new Date(endOf("2025-12-24")).toISOString()).toBe("2025-12-24T06:00:00.000Z");
  expect(endOf("2025-13-40")).toBeNaN();
});
