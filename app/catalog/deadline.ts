import { z } from "zod";
import { calendarDay } from "../lib/calendar-day.ts";
import { endOf, type Deadline } from "../lib/countdown.ts";
import { fill } from "../lib/fill.ts";
import { defineDocument } from "./document.ts";
import * as field from "./fields.ts";

const words = defineDocument(
  "content/sections/offers.yaml",
  z.strictObject({
    until: field.sentence("day"),
    ended: field.sentence("day"),
    over: z.strictObject({ title: field.text, badge: field.text, next: field.text }),
  }),
);

/** What a row of offers says once all of them have ended. */
export const whenOver = () => words().over;

/** The day on which an offer ends, as "2025-12-24", with what is said of it. Made at build time. */
export function deadline(date: string): Deadline {
  const day = calendarDay(date).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const { until, ended } = words();
  return {
    date,
    until: fill(until, { day }),
    ended: fill(ended, { day }),
    hadEnded: Date.now() >= endOf(date),
  };
}
