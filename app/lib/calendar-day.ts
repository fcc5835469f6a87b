/** Parses a day such as "2026-12-03" to midnight UTC; format it with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `dateStyle: "long"` would pad the day: 04 de mayo. */
const LONG_DAY = new Intl.DateTimeFormat("es-HN", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** `"3 de diciembre de 2026"`. */
export const longDay = (date: string): string => LONG_DAY.format(calendarDay(date));
