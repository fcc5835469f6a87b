/**
 * Inline script (`before-paint.ts?script`) for pages whose prerendered HTML may differ from what the visitor
 * should see. A single script covers both cases, so that every page's policy needs only one hash.
 */
import { hasStoredData } from "./stored-data";

const MAX_HIDDEN_MS = 10_000;

/** Adds a constructed stylesheet, because the document must be unchanged when React hydrates. */
function addStyles(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}

// A list's URL always returns the HTML of its first page, which stays hidden until the app has loaded the requested one.
if (/[?&]page=(?!1?(&|$))/.test(location.search)) {
  const hidden = addStyles("[data-list] > * { visibility: hidden }");
  window.firstPageHidden = hidden;
  setTimeout(() => hidden.replaceSync(""), MAX_HIDDEN_MS);
}

// Without stored data, such as a cart, shows the page's empty state and hides what needs the data.
if (!hasStoredData()) {
  addStyles(
    "[data-unless-stored] { display: block } :root:has([data-unless-stored]) [data-if-stored] { display: none } :has(> [data-unless-stored]) { min-height: 0 }",
  );
}
