import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * What a visitor has chosen among a few. It belongs to this entry of the browser's history, so that Back, Forward and a
 * reload find it again, and goes along where another page of the same list is chosen. The first render shows `first`, as
 * the built page does.
 */
export function useKeptChoice<Choice extends string>(
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
      // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the built page, which keeps nothing
      if (kept !== undefined) choose(kept);
    } else if (chosen !== kept) {
      window.history.replaceState(Object.fromEntries(entry.set(name, chosen)), "");
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry of the history has a state of its own
  }, [key, name, choices, chosen]);

  return [chosen ?? first, choose];
}
