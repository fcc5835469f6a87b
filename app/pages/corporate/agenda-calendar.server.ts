import ical from "ical-generator";
import { endOfEvent, events, type AgendaEvent } from "~/catalog/content/events";
import { agendaWords } from "~/catalog/content/sections";
import { calendarDay } from "~/lib/calendar-day";
import { hondurasTime } from "~/lib/honduras-time";
import { company } from "~/words/company";

const DAY_MS = 86_400_000;

/** The start and end of an event. Without times it lasts whole days; iCalendar's end date is exclusive. */
function timesOf(event: AgendaEvent) {
  const { date, time, endDate = date, endTime } = event;
  if (time === undefined)
    return { allDay: true, start: calendarDay(date), end: new Date(calendarDay(endDate).getTime() + DAY_MS) };
  const hasEnd = endTime !== undefined || endDate !== date;
  return { start: hondurasTime(date, time), ...(hasEnd && { end: endOfEvent(event) }) };
}

/** The agenda as iCalendar (RFC 5545), identical in every build of the same content. */
export function agendaCalendar(): string {
  const calendar = ical({
    name: agendaWords().name,
    prodId: { company: company.name, product: "agenda", language: "ES" },
  });
  for (const event of events) {
    calendar.createEvent({
      ...timesOf(event),
      // A stable id lets calendar apps update an event that they already have.
      id: `agenda-${event.id}@${new URL(company.origin).hostname}`,
      stamp: calendarDay(event.date),
      summary: event.title,
      location: event.place,
      description: event.description ?? null,
    });
  }
  return `${calendar.toString()}\r\n`;
}
