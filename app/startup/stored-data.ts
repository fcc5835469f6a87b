/**
 * Whether localStorage has data under the key in the page's `data-storage-key`. If not, `before-paint.ts`
 * shows the page's empty state.
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
