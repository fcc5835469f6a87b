import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * A choice that is stored in the browser's history entry, so that Back, Forward and a reload restore it. It carries over to
 * other pages of the same list. The first render uses `first`, as the prerendered HTML does.
 */
export function useHistoryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  first: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, choose] = useState<Choice>();
  const { key } = useLocation();

  useLayoutEffect(() => {
    const state: unknown = window.history.state;
    const entry = new Map<string, unknown>(Object.entries(state ?? {}));
    const kept = choices.find((choice) => choice === entry.get(name));
    if (chosen === undefined) {
      // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the prerendered HTML
      if (kept !== undefined) choose(kept);
    } else if (chosen !== kept) {
      window.history.replaceState(Object.fromEntries(entry.set(name, chosen)), "");
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each history entry has its own state
  }, [key, name, choices, chosen]);

  return [chosen ?? first, choose];
}
