import { z } from "zod";
import { hondurasTime } from "../../lib/honduras-time.ts";
import { readCollection } from "../read/collection.ts";
import { report } from "../read/schema-problems.ts";
import * as field from "./fields.ts";

export const eventFields = z
  .strictObject({
    ...field.record,
    title: field.text,
    date: field.day,
    /** An event without a time lasts all day. */
    time: field.time.exactOptional(),
    /** The last day of an event that takes several days. */
    endDate: field.day.exactOptional(),
    endTime: field.time.exactOptional(),
    place: field.text,
    description: field.longText.exactOptional(),
  })
  .superRefine(({ date, time, endDate = date, endTime }, context) => {
    if (endDate < date) report(context, ["endDate"], "endsBeforeStart", { found: endDate });
    if (endTime === undefined) return;
    if (time === undefined) report(context, ["endTime"], "endWithoutStart");
    else if (endDate === date && endTime <= time)
      report(context, ["endTime"], "endsBeforeStart", { found: endTime });
  });

export const eventFiles = readCollection("content/events/*.yaml", eventFields);

export const events = eventFiles.records;

export type AgendaEvent = (typeof events)[number];

export const CALENDAR_URL = "/documentos/agenda.ics";

/** The end of an event: its end time, or midnight after its last day. */
export const endOfEvent = ({ date, endDate = date, endTime = "24:00" }: AgendaEvent): Date =>
  hondurasTime(endDate, endTime);
