/**
 * Whether the page is about what the browser keeps, and it keeps something: the key stands in `data-kept-as`.
 * `show-unless-kept.ts` answers for where it keeps nothing.
 */
export function isSubjectKept(): boolean {
  const { keptAs = "" } = document.querySelector<HTMLElement>("[data-kept-as]")?.dataset ?? {};
  try {
    // An empty list is two characters long.
    return (localStorage.getItem(keptAs) ?? "").length > 2;
  } catch {
    // Where storage is blocked nothing is kept.
    return false;
  }
}
