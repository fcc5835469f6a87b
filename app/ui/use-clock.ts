import { useSyncExternalStore } from "react";
import { startOfDay, type Deadline } from "~/lib/countdown";

/** How often a countdown updates (docs/product.md, section 9). */
export const TICK_MS = 1000;

/** The current second, updated while the tab is visible; null in prerendered HTML. */
export function useSecond(isRunning: boolean): number | null {
  return useSyncExternalStore<number | null>(
    isRunning ? everySecond : never,
    () => Math.floor(Date.now() / TICK_MS),
    () => null,
  );
}

/** Whether all deadlines have passed; in prerendered HTML, whether they had passed at build time. */
export function useHaveEnded(deadlines: readonly Deadline[]): boolean {
  const haveEnded = () => deadlines.every(({ date }) => Date.now() >= startOfDay(date));
  return useSyncExternalStore(haveEnded() ? never : everySecond, haveEnded, () =>
    deadlines.every(({ endedAtBuild }) => endedAtBuild),
  );
}

const never = () => () => {};

function everySecond(tick: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) tick();
  }, TICK_MS);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}
