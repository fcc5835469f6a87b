import { expect, test } from "vitest";
import { endOfEvent, eventFields } from "./events";

const event = { id: 1, title: "Feria", date: "2026-09-05", place: "La Ceiba" };

const mistakes = (fields: object) =>
  eventFields
    .safeParse({ ...event, ...fields })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

test("rejects an event that ends before it begins", () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ time: "08:30", endTime: "12:00" })).toEqual([]);
  expect(mistakes({ time: "20:00", endDate: "2026-09-06", endTime: "02:00" })).toEqual([]);
  expect(mistakes({ endDate: "2026-09-04" })).toEqual([
    ["endDate", "found 2026-09-04, which is before it begins"],
  ]);
  expect(mistakes({ time: "12:00", endTime: "08:30" })).toEqual([
    ["endTime", "found 08:30, which is before it begins"],
  ]);
  expect(mistakes({ endTime: "08:30" })).toEqual([
    ["endTime", "says when it ends, and nothing says when it begins"],
  ]);
  expect(mistakes({ time: "8:30" })).toEqual([["time", "a time like 14:30"]]);
});

const end = (fields: object) => endOfEvent({ ...event, ...fields }).toISOString();

test("an event ends at its end time, or else at the end of its last day in Honduras", () => {
  expect(end({})).toBe("2026-09-06T06:00:00.000Z");
  expect(end({ endDate: "2026-09-30" })).toBe("2026-10-01T06:00:00.000Z");
  expect(end({ time: "08:30", endTime: "12:00" })).toBe("2026-09-05T18:00:00.000Z");
});
