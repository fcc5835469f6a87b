/** Reads a text stored in the current history entry, which Back, Forward and a reload restore. */
export function readEntry(name: string): string | undefined {
  const state = new Map<string, unknown>(Object.entries(window.history.state ?? {}));
  const value = state.get(name);
  return typeof value === "string" ? value : undefined;
}

/** Stores a text in the current history entry, beside what React Router keeps there. */
export function storeEntry(name: string, value: string): void {
  try {
    window.history.replaceState({ ...Object(window.history.state), [name]: value }, "");
  } catch {
    // Safari allows 100 changes in 30 seconds.
  }
}
