/** Parses a day such as "2026-12-03" to midnight UTC; format it with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Formats as `"3 de diciembre de 2026"`; `dateStyle: "long"` would pad the day with a zero. */
export const longDay = (date: string, locale = "es-HN"): string =>
  calendarDay(date).toLocaleDateString(locale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** Formats as `"7 Aug"`. The locale is American because it shortens every month to three letters. */
export function shortDay(date: string): string {
  const day = calendarDay(date);
  return `${day.getUTCDate()} ${day.toLocaleDateString("en-US", { month: "short", timeZone: "UTC" })}`;
}
