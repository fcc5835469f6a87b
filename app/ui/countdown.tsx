import { useEffect, useMemo, useSyncExternalStore } from "react";
import { endOf, timeLeft, twoDigits, type Deadline } from "~/lib/countdown";
import { useWords } from "./language";

/** Spec 9. */
const TICK = 1000;

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Counts down to a day (spec 4, 9): days, hours, minutes and seconds, ticking while the page is in sight. Afterwards it
 * says in words that the day has passed. A screen reader hears the day, not the ticking. A date that is none logs one
 * warning and shows nothing.
 */
export function Countdown({ deadline: { date, until, ended, hadEnded } }: { deadline: Deadline }) {
  const words = useWords();
  const end = endOf(date);
  const isValid = Number.isFinite(end);
  const second = useSecond(isValid);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- spec 8: the countdown logs a warning for an invalid expiry
    if (!isValid) console.warn(`Invalid expiry of a countdown: "${date}"`);
  }, [date, isValid]);

  if (!isValid) return null;
  const left = second === null ? null : timeLeft(end, second * TICK);
  if (!left && (second !== null || hadEnded)) return <p className="countdown-ended">{ended}</p>;
  return (
    <div>
      <p className="text-base">{until}</p>
      {left ? (
        <dl role="timer" aria-hidden="true" className="countdown">
          {UNITS.map((unit) => (
            <div key={unit}>
              <dd className="figure">{twoDigits(left[unit])}</dd>
              <dt>{words.units[unit]}</dt>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

/** The time in whole seconds, while the page is in sight; null in prerendered HTML, which does not know it. */
function useSecond(isRunning: boolean): number | null {
  const subscribe = useMemo(() => (isRunning ? everySecond : () => () => {}), [isRunning]);
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / TICK),
    () => null,
  );
}

function everySecond(tick: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) tick();
  }, TICK);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
