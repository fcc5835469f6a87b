import { expect, test } from "vitest";
import { startOfDay, timeLeft } from "./countdown";

const end = Date.UTC(2025, 11, 24);

test("splits the time left into days, hours, minutes and seconds", () => {
  const before = Date.UTC(2025, 11, 21, 20, 58, 55);
  expect(timeLeft(end, before)).toEqual({ days: 2, hours: 3, minutes: 1, seconds: 5 });
  expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test("returns null once the deadline has passed", () => {
  expect(timeLeft(end, end)).toBeNull();
  expect(timeLeft(end, end + 86_400_000)).toBeNull();
});

test("a day starts at midnight in Honduras, and an invalid date is NaN", () => {
  expect(new Date(startOfDay("2025-12-24")).toISOString()).toBe("2025-12-24T06:00:00.000Z");
  expect(startOfDay("2025-13-40")).toBeNaN();
});
