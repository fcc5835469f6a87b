import ical from "ical-generator";
import { calendarName } from "~/catalog/agenda";
import { events, momentOf, nextDay, type AgendaEvent } from "~/catalog/events";
import { company } from "~/words/company";

const MIDNIGHT = "00:00:00Z";

/** When an event begins and ends; without an hour it is whole days, and a calendar names the day after the last. */
function timesOf({ date, time, endDate = date, endTime }: AgendaEvent) {
  if (time === undefined)
    return {
      allDay: true,
      start: new Date(`${date}T${MIDNIGHT}`),
      end: new Date(`${nextDay(endDate)}T${MIDNIGHT}`),
    };
  return {
    start: momentOf(date, time),
    ...(endTime === undefined && endDate === date
      ? {}
      : { end: endTime === undefined ? momentOf(nextDay(endDate), "00:00") : momentOf(endDate, endTime) }),
  };
}

/** The agenda for calendars (RFC 5545), the same from every build of the same content. */
export function agendaCalendar(): string {
  const calendar = ical({
    name: calendarName(),
    prodId: { company: company.name, product: "agenda", language: "ES" },
  });
  for (const event of events) {
    calendar.createEvent({
      ...timesOf(event),
      // A number is one event's for good, so a calendar that has it already changes it.
      id: `agenda-${event.id}@${new URL(company.origin).hostname}`,
      stamp: new Date(`${event.date}T${MIDNIGHT}`),
      summary: event.title,
      location: event.place,
      description: event.description ?? null,
    });
  }
  return `${calendar.toString()}\r\n`;
}
