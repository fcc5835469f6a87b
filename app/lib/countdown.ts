/** The day on which something ends, as "2025-12-24", with what is said before and after it. */
export type Deadline = {
  date: string;
  until: string;
  ended: string;
  /** Whether it had ended when the page was built: then the page says so without scripts too. */
  hadEnded: boolean;
};

/**
 * The moment when a deadline's day begins in Honduras, in ms since 1970: from then on what it belongs to has ended, for
 * every visitor and for the build. Not a number for a date that is none. Honduras keeps no summer time.
 */
export function endOf(date: string): number {
  return Date.parse(`${date}T00:00:00-06:00`);
}

/** What is left until a moment, in whole units. */
export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number };

/** What is left from `now` until `end`, both in ms; null once the moment has come. */
export function timeLeft(end: number, now: number): TimeLeft | null {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}

/** Two digits at least: a leading zero under 10 (spec 9). */
export function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
