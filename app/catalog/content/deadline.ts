import { z } from "zod";
import { longDay } from "../../lib/calendar-day.ts";
import { startOfDay, type Deadline } from "../../lib/countdown.ts";
import { fill } from "../../lib/fill.ts";
import { defineDocument } from "../read/document.ts";
import * as field from "./fields.ts";

export const offersWords = defineDocument(
  "content/sections/offers.yaml",
  z.strictObject({
    until: field.sentence("day"),
    ended: field.sentence("day"),
    over: z.strictObject(field.texts("title", "badge", "next")),
  }),
);

/** `date` is a day such as "2025-12-24". Runs at build time. */
export function deadline(date: string): Deadline {
  const day = longDay(date, "en-GB");
  const { until, ended } = offersWords();
  return {
    date,
    until: fill(until, { day }),
    ended: fill(ended, { day }),
    endedAtBuild: Date.now() >= startOfDay(date),
  };
}
