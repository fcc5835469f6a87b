import { calendarDay, longDay } from "../../lib/calendar-day.ts";
import { UTC_OFFSET } from "../../lib/honduras-time.ts";
import { pick } from "../../lib/pick.ts";
import { CALENDAR_URL, endOfEvent, events, type AgendaEvent } from "../content/events.ts";
import { agendaWords } from "../content/sections.ts";

/** Formats in UTC, because events are already in Honduran time and must not be shifted. */
const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
  date.toLocaleString("es-HN", { ...options, timeZone: "UTC" });

const formatTime = (time: string) =>
  format(new Date(`2000-01-01T${time}:00Z`), { hour: "numeric", minute: "2-digit" });

const formatDay = (day: string) => `${format(calendarDay(day), { weekday: "long" })} ${longDay(day)}`;

/** Returns `"jueves 3 de diciembre de 2026, 9:00 a. m."`, or the part that there is. */
const formatMoment = (day?: string, time?: string) =>
  [day && formatDay(day), time && formatTime(time)].filter(Boolean).join(", ");

/** Returns `"Jueves 3 de diciembre de 2026, 9:00 a. m. – 12:00 p. m."`, or the first and last day. */
function formatRange({ date, time, endDate, endTime }: AgendaEvent): string {
  const last = formatMoment(endDate === date ? undefined : endDate, endTime);
  const when = [formatMoment(date, time), last].filter(Boolean).join(" – ");
  return when.charAt(0).toUpperCase() + when.slice(1);
}

const toEntry = (event: AgendaEvent) => ({
  ...pick(event, "id", "title", "place", "description"),
  day: String(Number(event.date.slice(8))),
  month: format(calendarDay(event.date), { month: "short" }).replace(".", ""),
  when: formatRange(event),
  dateTime: event.time ? `${event.date}T${event.time}${UTC_OFFSET}` : event.date,
  /** Sorts chronologically as text. */
  start: event.date + (event.time ?? ""),
  end: endOfEvent(event).getTime(),
});

/** The events of /agenda-corporativa, or undefined if there are none. */
export function findAgenda() {
  if (events.length === 0) return undefined;
  const { name: _, ...words } = agendaWords();
  const entries = events.map(toEntry).toSorted((a, b) => a.end - b.end);
  return {
    entries,
    /** How many were over when the page was built, which is all that a page without scripts can show. */
    pastAtBuild: entries.filter(({ end }) => end <= Date.now()).length,
    calendarUrl: CALENDAR_URL,
    words,
  };
}
