import { useEffect, useSyncExternalStore } from "react";

/** Where the browser keeps which service was selected last, for this visit (spec 2, "Service details"). */
const KEY = "activeService";

/** Selected as long as none was (spec 2). */
const DEFAULT = 1;

function read(): number {
  try {
    const kept = Number(sessionStorage.getItem(KEY));
    return Number.isInteger(kept) && kept > 0 ? kept : DEFAULT;
  } catch {
    // Where storage is denied, nothing is remembered.
    return DEFAULT;
  }
}

const neverChanges = () => () => {};

/** The id of the service that was selected last; 1 in prerendered HTML. */
export function useActiveService(): number {
  return useSyncExternalStore(neverChanges, read, () => DEFAULT);
}

/** Remembers the service whose page is open. */
export function useRememberService(id: number): void {
  useEffect(() => {
    try {
      sessionStorage.setItem(KEY, String(id));
    } catch {
      // Nothing of the page depends on it.
    }
  }, [id]);
}
