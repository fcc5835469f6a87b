import { useEffect, useEffectEvent } from "react";

/** Runs once when the page has become interactive, for what a visitor did before. */
export function useAfterHydration(run: () => void): void {
  const onHydrated = useEffectEvent(run);
  useEffect(() => onHydrated(), []);
}
