import { endOf, type Deadline } from "../../lib/countdown";

/** The day on which an offer ends, as "2025-12-24", with what is said of it. Made at build time. */
export function deadline(date: string): Deadline {
  const day = new Date(`${date}T00:00:00Z`).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
  return {
    date,
    until: `Ends on ${day}`,
    ended: `This offer ended on ${day}. The next one is being picked.`,
    hadEnded: Date.now() >= endOf(date),
  };
}
