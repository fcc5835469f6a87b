/** A day such as "2026-12-03" as calendars count it, without a place: midnight UTC, to be written with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);
