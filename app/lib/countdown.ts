import { hondurasTime } from "./honduras-time.ts";

/** When an offer ends, with the words to show before and after. */
export type Deadline = {
  date: string;
  textBefore: string;
  textAfter: string;
  /** Whether it had ended when the page was built, which is all that a page without scripts can show. */
  endedAtBuild: boolean;
};

/** Midnight in Honduras, wherever the visitor is, in ms since 1970. NaN for an invalid date. */
export const startOfDay = (date: string): number => hondurasTime(date).getTime();

/** The time from `now` to `end`, both in ms; null once `end` has passed. */
export function timeLeft(end: number, now: number) {
  const seconds = Math.ceil((end - now) / 1000);
  if (seconds <= 0) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
