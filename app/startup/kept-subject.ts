/**
 * Whether the page is about what the browser keeps, and it keeps something: the key stands in `data-kept-as`. Where nothing
 * is kept, the part of the page that says so (`data-unless-kept`) is shown, and no room is held for more.
 */
export function isSubjectKept(): boolean {
  const key = document.querySelector<HTMLElement>("[data-kept-as]")?.dataset["keptAs"];
  if (key === undefined) return false;
  if (isKept(key)) return true;
  const shown = new CSSStyleSheet();
  shown.replaceSync("[data-unless-kept] { display: block } :has(> [data-unless-kept]) { min-height: 0 }");
  document.adoptedStyleSheets.push(shown);
  return false;
}

function isKept(key: string): boolean {
  try {
    const kept = localStorage.getItem(key);
    return kept !== null && kept !== "[]";
  } catch {
    // Where storage is blocked nothing is kept.
    return false;
  }
}
