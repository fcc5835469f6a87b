/**
 * Whether the page is about what the browser keeps, and it keeps something: the key stands in `data-kept-as`.
 * `show-unless-kept.ts` answers for where it keeps nothing.
 */
export function isSubjectKept(): boolean {
  const key = document.querySelector<HTMLElement>("[data-kept-as]")?.dataset["keptAs"];
  try {
    const kept = key === undefined ? null : localStorage.getItem(key);
    return kept !== null && kept !== "[]";
  } catch {
    // Where storage is blocked nothing is kept.
    return false;
  }
}
