import { z } from "zod";
import { calendarDay } from "../../lib/calendar-day.ts";
import { endOf, type Deadline } from "../../lib/countdown.ts";
import { fill } from "../../lib/fill.ts";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";

/** What offers say of the day on which they end. */
export const offersWords = defineDocument(
  "content/sections/offers.yaml",
  z.strictObject({
    until: field.sentence("day"),
    ended: field.sentence("day"),
    over: z.strictObject({ title: field.text, badge: field.text, next: field.text }),
  }),
);

/** What a row of offers says once all of them have ended. */
export const whenOver = () => offersWords().over;

/** The day on which an offer ends, as "2025-12-24", with what is said of it. Made at build time. */
export function deadline(date: string): Deadline {
  const day = calendarDay(date).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  const { until, ended } = offersWords();
  return {
    date,
    until: fill(until, { day }),
    ended: fill(ended, { day }),
    hadEnded: Date.now() >= endOf(date),
  };
}
