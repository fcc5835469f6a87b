import { useEffect } from "react";
import { classNames } from "~/lib/class-names";
import { startOfDay, timeLeft, type Deadline } from "~/lib/countdown";
import { useControlLabels } from "./language";
import { TICK_MS, useHaveEnded, useSecond } from "./use-clock";

const UNITS = ["days", "hours", "minutes", "seconds"] as const;

/**
 * Counts down to a day while the tab is visible, then stays at zero, dimmed. Screen readers get the date instead of
 * ticking digits. For an invalid date it logs one warning and renders nothing.
 */
export function Countdown({ deadline }: { deadline: Deadline }) {
  const { date, textBefore, textAfter } = deadline;
  const labels = useControlLabels();
  const end = startOfDay(date);
  const isValid = Number.isFinite(end);
  const hasEnded = useHaveEnded([deadline]);
  // An ended countdown needs no more updates.
  const second = useSecond(isValid && !hasEnded);

  useEffect(() => {
    // oxlint-disable-next-line no-console -- docs/product.md, section 8, asks for a warning about an invalid expiry
    if (!isValid) console.warn(`Invalid expiry of a countdown: "${date}"`);
  }, [date, isValid]);

  if (!isValid) return null;
  const left = second === null ? null : timeLeft(end, second * TICK_MS);
  const isOver = !left && (second !== null || hasEnded);
  return (
    <div className="col-span-full mt-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-1 border-t border-husk-300 pt-3">
      <p className="text-base">{isOver ? textAfter : textBefore}</p>
      {left || isOver ? (
        <div
          aria-hidden="true"
          data-countdown
          className={classNames("flex flex-wrap gap-x-2 gap-y-1", isOver && "text-muted")}
        >
          {UNITS.map((unit) => (
            <div key={unit}>
              <span className="mr-1 font-display text-lg/none table-figures">
                {String(left?.[unit] ?? 0).padStart(2, "0")}
              </span>
              <small className="text-xs text-muted">{labels.units[unit]}</small>
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
