/** Parses a day such as "2026-12-03" to midnight UTC; format it with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** `"3 de diciembre de 2026"`; `dateStyle: "long"` would pad the day. */
export const longDay = (date: string, locale = "es-HN"): string =>
  calendarDay(date).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** `"7 Aug"`; American English has three letters for every month. */
export function shortDay(date: string): string {
  const day = calendarDay(date);
  return `${day.getUTCDate()} ${day.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" })}`;
}
