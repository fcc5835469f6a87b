import { expect, test } from "vitest";
import { messageText } from "../read/messages";
import { schemaProblems } from "../read/schema-problems";
import { endOfEvent, eventFields } from "./events";

const event = { id: 1, title: "Feria", date: "2026-09-05", place: "La Ceiba" };

function mistakes(fields: object) {
  const value = { ...event, ...fields };
  const { error } = eventFields.safeParse(value);
  const problems = error ? schemaProblems("", { value, lineOf: () => 1 }, error) : [];
  return problems.map(({ field, message }) => [field, messageText(message)]);
}

test("rejects an event that ends before it begins", () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ time: "08:30", endTime: "12:00" })).toEqual([]);
  expect(mistakes({ time: "20:00", endDate: "2026-09-06", endTime: "02:00" })).toEqual([]);
  expect(mistakes({ endDate: "2026-09-04" })).toEqual([
    ["endDate", "found 2026-09-04, which is before the start"],
  ]);
  expect(mistakes({ time: "12:00", endTime: "08:30" })).toEqual([
    ["endTime", "found 08:30, which is before the start"],
  ]);
  expect(mistakes({ endTime: "08:30" })).toEqual([["endTime", "has an end time but no start time"]]);
  expect(mistakes({ time: "8:30" })).toEqual([["time", 'found "8:30", expected a time like 14:30']]);
});

const end = (fields: object) => endOfEvent({ ...event, ...fields }).toISOString();

test("an event ends at its end time, otherwise at the end of its last day in Honduras", () => {
  expect(end({})).toBe("2026-09-06T06:00:00.000Z");
  expect(end({ endDate: "2026-09-30" })).toBe("2026-10-01T06:00:00.000Z");
  expect(end({ time: "08:30", endTime: "12:00" })).toBe("2026-09-05T18:00:00.000Z");
});
