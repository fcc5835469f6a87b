import { useEffect, useEffectEvent } from "react";

/** Runs once after hydration, to pick up input made before it. */
export function useAfterHydration(run: () => void): void {
  const onHydrated = useEffectEvent(run);
  useEffect(() => onHydrated(), []);
}
