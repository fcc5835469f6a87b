/** Honduras has no daylight saving time. */
export const UTC_OFFSET = "-06:00";

/** Returns an Invalid Date for malformed input. */
export const hondurasTime = (date: string, time = "00:00"): Date =>
  new Date(`${date}T${time}:00${UTC_OFFSET}`);

/** Today's date in Honduras, e.g. "2026-11-22". */
export const todayInHonduras = (now = Date.now()): string =>
  new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);
