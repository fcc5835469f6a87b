const MAX_HIDDEN_MS = 10_000;

/**
 * A list's URL always returns the HTML of its first page. If the query requests a later page, this hides the
 * first one until the app has loaded it. Uses a constructed stylesheet, because the document must be
 * unchanged when React hydrates.
 */
export function hideFirstPage(): void {
  if (!/[?&]page=(?!1?(&|$))/.test(location.search)) return;
  const hidden = new CSSStyleSheet();
  hidden.replaceSync("[data-list] > * { visibility: hidden }");
  document.adoptedStyleSheets.push(hidden);
  window.firstPageHidden = hidden;
  setTimeout(() => hidden.replaceSync(""), MAX_HIDDEN_MS);
}
