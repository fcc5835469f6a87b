/**
 * An inline script (`show-unless-kept.ts?script`) of pages about what the browser keeps. Where nothing is kept, the part of
 * the page that says so (`data-unless-kept`) is shown before it is painted, and no room is held for more. A sheet of its own,
 * because the browser's first render must find the document as it was built.
 */
import { isSubjectKept } from "./kept-subject";

if (!isSubjectKept()) {
  const shown = new CSSStyleSheet();
  shown.replaceSync("[data-unless-kept] { display: block } :has(> [data-unless-kept]) { min-height: 0 }");
  document.adoptedStyleSheets.push(shown);
}
