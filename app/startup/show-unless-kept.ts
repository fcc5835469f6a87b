import { isSubjectKept } from "./kept-subject";

/**
 * Where the browser keeps nothing of what the page is about, the part of it that says so (`data-unless-kept`) is shown, what is
 * for a subject (`data-if-kept`) is not, and no room is held for more. A sheet of its own, because the browser's first render must find the document as it was built.
 */
export function showUnlessKept(): void {
  if (isSubjectKept()) return;
  const shown = new CSSStyleSheet();
  shown.replaceSync(
    "[data-unless-kept] { display: block } :root:has([data-unless-kept]) [data-if-kept] { display: none } :has(> [data-unless-kept]) { min-height: 0 }",
  );
  document.adoptedStyleSheets.push(shown);
}
