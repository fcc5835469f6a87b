import { useMemo, useSyncExternalStore } from "react";
import { endOf, type Deadline } from "~/lib/countdown";

/** Spec 9. */
export const TICK = 1000;

/** The time in whole seconds, while the page is in sight; null in prerendered HTML, which does not know it. */
export function useSecond(isRunning: boolean): number | null {
  const subscribe = useMemo(() => (isRunning ? everySecond : () => () => {}), [isRunning]);
  return useSyncExternalStore<number | null>(
    subscribe,
    () => Math.floor(Date.now() / TICK),
    () => null,
  );
}

/** Whether all of these days have come; before the start of the app, whether they had when the page was built. */
export function useAreOver(deadlines: readonly Deadline[]): boolean {
  return useSyncExternalStore(
    everySecond,
    () => deadlines.every(({ date }) => Date.now() >= endOf(date)),
    () => deadlines.every(({ hadEnded }) => hadEnded),
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
