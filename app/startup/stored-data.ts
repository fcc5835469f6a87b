/**
 * Whether localStorage has data for the page, under the key in `data-storage-key`. `before-paint.ts`
 * handles the other case.
 */
export function hasStoredData(): boolean {
  const { storageKey = "" } = document.querySelector<HTMLElement>("[data-storage-key]")?.dataset ?? {};
  try {
    // An empty JSON array has two characters.
    return (localStorage.getItem(storageKey) ?? "").length > 2;
  } catch {
    // Storage is blocked.
    return false;
  }
}
