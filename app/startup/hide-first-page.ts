const LONGEST = 10_000;

/**
 * Every query of a list is answered with the HTML of its first page. Where another one is asked for, this keeps the first from
 * showing while the page is parsed, for ten seconds at the most. A sheet of its own, because the browser's first render must
 * find the document as it was built.
 */
export function hideFirstPage(): void {
  if (!/[?&]page=(?!1?(&|$))/.test(location.search)) return;
  const hidden = new CSSStyleSheet();
  hidden.replaceSync(".page-of-list > * { visibility: hidden }");
  document.adoptedStyleSheets.push(hidden);
  window.firstPageHidden = hidden;
  setTimeout(() => hidden.replaceSync(""), LONGEST);
}
