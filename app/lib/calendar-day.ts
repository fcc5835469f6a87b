/** Parses a day such as "2026-12-03" to midnight UTC; format it with `timeZone: "UTC"`. */
export const calendarDay = (date: string): Date => new Date(`${date}T00:00:00Z`);
