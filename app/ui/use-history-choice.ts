import { useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readEntry, storeEntry } from "~/lib/history-entry";

/**
 * A choice stored in the browser's history entry, so that Back, Forward and a reload restore it. It carries over to other
 * pages of the same list. Like the prerendered HTML, the first render uses `first`.
 */
export function useHistoryChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  first: Choice,
): [Choice, (choice: Choice) => void] {
  const [chosen, setChosen] = useState<Choice>();
  const { key } = useLocation();

  useLayoutEffect(() => {
    const kept = choices.find((choice) => choice === readEntry(name));
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the prerendered HTML
    if (kept !== undefined) setChosen(kept);
    else if (chosen !== undefined) storeEntry(name, chosen);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each history entry has its own state
  }, [key, name, choices, chosen]);

  function choose(choice: Choice) {
    storeEntry(name, choice);
    setChosen(choice);
  }

  return [chosen ?? first, choose];
}
