import { readText, storeText } from "~/lib/stored-text";

/** The localStorage key for a message that could not be sent. */
const STORAGE_KEY = "contactMessage";

/** The stored draft as this page last wrote or read it. */
let known: string | null = null;

export function saveDraft(fields: FormData): void {
  const texts = [...fields].filter(([, value]) => typeof value === "string");
  storeText(STORAGE_KEY, JSON.stringify(Object.fromEntries(texts)));
  known = readText(STORAGE_KEY);
}

export function readDraft(): ReadonlyMap<string, unknown> | undefined {
  known = readText(STORAGE_KEY);
  try {
    return known === null ? undefined : new Map(Object.entries(JSON.parse(known)));
  } catch {
    return undefined;
  }
}

/** Deletes the draft, unless another tab has stored a different one. */
export function discardDraft(): void {
  if (readText(STORAGE_KEY) === known) storeText(STORAGE_KEY, null);
  known = null;
}

/** Whether the draft that this page knows has been sent or discarded on another one. */
export const isDraftGone = (): boolean => known !== null && readText(STORAGE_KEY) === null;
