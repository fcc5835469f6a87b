import { z } from "zod";
import { calendarDay } from "../../lib/calendar-day.ts";
import { defineDocument } from "../read/document.ts";
import { CALENDAR_URL, events, overFrom, type AgendaEvent } from "../schemas/events.ts";
import * as field from "../schemas/fields.ts";

/** What the agenda says. */
export const agendaWords = defineDocument(
  "content/sections/agenda.yaml",
  z.strictObject({
    coming: field.text,
    /** Where all are over. */
    none: field.text,
    past: field.counted,
    calendar: field.text,
    /** Of the file for calendars. */
    name: field.text,
  }),
);

/** How the agenda is called in a calendar. */
export const calendarName = () => agendaWords().name;

/** A date as the page shows it. */
export type AgendaEntry = {
  id: number;
  title: string;
  place: string;
  description?: string;
  /** On its tile. */
  day: string;
  month: string;
  /** In full, and for machines. */
  when: string;
  dateTime: string;
  /** When it begins, to sort by, and from when on it is over, in ms. */
  begins: string;
  over: number;
};

const HONDURAS = { timeZone: "UTC" } as const;
const FULL = new Intl.DateTimeFormat("es-HN", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  ...HONDURAS,
});
const MONTH = new Intl.DateTimeFormat("es-HN", { month: "short", ...HONDURAS });
const HOUR = new Intl.DateTimeFormat("es-HN", { hour: "numeric", minute: "2-digit", ...HONDURAS });

const hourOf = (time: string) => HOUR.format(new Date(`2000-01-01T${time}:00Z`));

const fullDay = (day: string) => FULL.format(calendarDay(day)).replace(",", "");

/** `"Jueves 3 de diciembre de 2026, 9:00 a. m. – 12:00 p. m."`; of several days the first with its hour, and the last. */
function whenOf({ date, time, endDate = date, endTime }: AgendaEvent): string {
  const first = time ? `${fullDay(date)}, ${hourOf(time)}` : fullDay(date);
  const last = [endDate === date ? "" : fullDay(endDate), endTime ? hourOf(endTime) : ""]
    .filter(Boolean)
    .join(", ");
  const when = last ? `${first} – ${last}` : first;
  return when.charAt(0).toUpperCase() + when.slice(1);
}

const entryOf = (event: AgendaEvent): AgendaEntry => ({
  id: event.id,
  title: event.title,
  place: event.place,
  ...(event.description === undefined ? {} : { description: event.description }),
  day: String(Number(event.date.slice(8))),
  month: MONTH.format(calendarDay(event.date)).replace(".", ""),
  when: whenOf(event),
  dateTime: event.time ? `${event.date}T${event.time}-06:00` : event.date,
  begins: event.date + (event.time ?? ""),
  over: overFrom(event).getTime(),
});

/** The dates of /agenda-corporativa; nothing as long as there is none. */
export function findAgenda() {
  if (events.length === 0) return undefined;
  const { coming, none, past, calendar } = agendaWords();
  const entries = events.map(entryOf).toSorted((a, b) => a.over - b.over);
  return {
    entries,
    /** How many were over when the page was built. */
    wereOver: entries.filter(({ over }) => over <= Date.now()).length,
    calendarUrl: CALENDAR_URL,
    words: { coming, none, past, calendar },
  };
}
