/** The localStorage key for a message that could not be sent. */
const STORAGE_KEY = "contactMessage";

export function saveDraft(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // Storage is blocked or full, but the form still contains the message.
  }
}

/** Fills the form from the draft; returns whether there was one. */
export function restoreDraft(form: HTMLFormElement): boolean {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
    if (typeof draft !== "object" || draft === null) return false;
    const values = new Map<string, unknown>(Object.entries(draft));
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]")) {
      const value = values.get(field.name);
      // Text typed before hydration is newer.
      if (field.value === "" && typeof value === "string") field.value = value;
    }
    return true;
  } catch {
    return false;
  }
}

export function discardDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
