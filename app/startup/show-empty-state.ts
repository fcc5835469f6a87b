import { hasStoredData } from "./stored-data";

/**
 * Without stored data, shows the page's empty state (`data-unless-stored`), hides what needs data
 * (`data-if-stored`) and reserves no space for it. Uses a constructed stylesheet, because the document must
 * be unchanged when React hydrates.
 */
export function showEmptyState(): void {
  if (hasStoredData()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "[data-unless-stored] { display: block } :root:has([data-unless-stored]) [data-if-stored] { display: none } :has(> [data-unless-stored]) { min-height: 0 }",
  );
  document.adoptedStyleSheets.push(sheet);
}
