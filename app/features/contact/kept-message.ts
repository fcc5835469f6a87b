/** Where the browser keeps a message that could not be sent for want of a connection. */
const KEY = "contactMessage";

/** Keeps what stands in the form; where storage is denied or full it stays in the page alone. */
export function keepMessage(form: HTMLFormElement): void {
  const fields = [...new FormData(form)].filter(([, value]) => typeof value === "string");
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(fields)));
  } catch {
    // Nothing is lost as long as the page is open.
  }
}

/** Puts a kept message back into the form, and says whether there was one. */
export function restoreMessage(form: HTMLFormElement): boolean {
  const kept = read();
  if (!kept) return false;
  const values = new Map<string, unknown>(Object.entries(kept));
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("[name]")) {
    const value = values.get(field.name);
    // What was typed before the app has started is newer.
    if (field.value === "" && typeof value === "string") field.value = value;
  }
  return true;
}

export function forgetMessage(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where storage is denied nothing was kept.
  }
}

function read(): object | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return typeof kept === "object" ? kept : null;
  } catch {
    return null;
  }
}
