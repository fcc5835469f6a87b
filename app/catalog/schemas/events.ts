import { z } from "zod";
import { calendarDay } from "../../lib/calendar-day.ts";
import { readCollection, type RecordOf } from "../read/collection.ts";
import * as field from "./fields.ts";

/** What the file of a date in the agenda holds. */
export const eventFields = z
  .strictObject({
    id: field.id,
    draft: field.draft,
    title: field.text,
    date: field.day,
    /** Without it the whole day is meant. */
    time: field.time.exactOptional(),
    /** The last day, where there are several. */
    endDate: field.day.exactOptional(),
    endTime: field.time.exactOptional(),
    place: field.text,
    description: field.text.exactOptional(),
  })
  .superRefine(({ date, time, endDate = date, endTime }, context) => {
    const say = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { told: true } });
    if (endDate < date) say("endDate", `found ${endDate}, which is before it begins`);
    if (endTime === undefined) return;
    if (time === undefined) say("endTime", "says when it ends, and nothing says when it begins");
    else if (endDate === date && endTime <= time)
      say("endTime", `found ${endTime}, which is before it begins`);
  });

/** A date of the corporate agenda. */
export type AgendaEvent = RecordOf<typeof eventFields>;

/** Their files. */
export const eventFiles = readCollection("content/events/*.yaml", eventFields);

/** The dates that the owner announces, by number; none in the sample. */
export const events: readonly AgendaEvent[] = eventFiles.records;

/** Where the file for calendars stands, once there is a date. */
export const CALENDAR_URL = "/documentos/agenda.ics";

/** The address of that file; none as long as there is no date. */
export const calendarPaths = (): string[] => (events.length > 0 ? [CALENDAR_URL] : []);

/** A moment in Honduras, which keeps no summer time. */
export const momentOf = (date: string, time: string): Date => new Date(`${date}T${time}:00-06:00`);

/** The day after. */
export function nextDay(date: string): string {
  const day = calendarDay(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

/** The moment from which an event is over: its end, or midnight of its last day. */
export function overFrom({ date, endDate = date, endTime }: AgendaEvent): Date {
  return endTime === undefined ? momentOf(nextDay(endDate), "00:00") : momentOf(endDate, endTime);
}
