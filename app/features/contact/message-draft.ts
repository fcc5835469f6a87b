import { readText, storeText } from "~/lib/stored-text";

/** The localStorage key for messages that could not be sent. Each tab keeps its own. */
const STORAGE_KEY = "contactMessage";

/** The stored draft as this page last wrote or read it. */
let known: string | undefined;

function readAll(): string[] {
  try {
    const drafts: unknown = JSON.parse(readText(STORAGE_KEY) ?? "");
    return Array.isArray(drafts) ? drafts.filter((draft) => typeof draft === "string") : [];
  } catch {
    return [];
  }
}

/** Replaces the draft that this page knows, or removes it. */
function store(...draft: string[]): void {
  const drafts = [...readAll().filter((each) => each !== known), ...draft];
  storeText(STORAGE_KEY, drafts.length > 0 ? JSON.stringify(drafts) : null);
}

export function saveDraft(fields: FormData): void {
  const draft = JSON.stringify([...fields]);
  store(draft);
  known = readAll().find((each) => each === draft);
}

/** The newest draft's fields by name. */
export function readDraft(): ReadonlyMap<unknown, unknown> | undefined {
  known = readAll().at(-1);
  try {
    return known === undefined ? undefined : new Map(JSON.parse(known));
  } catch {
    return undefined;
  }
}

export function discardDraft(): void {
  store();
  known = undefined;
}

/** Whether the draft that this page knows has been sent or discarded on another one. */
export const isDraftGone = (): boolean => known !== undefined && !readAll().includes(known);
