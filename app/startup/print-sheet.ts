/**
 * Links the rules for paper once the app has started: before the largest picture they would take part of its line. The
 * build names their file where pages without scripts link it.
 */
export function linkPrintSheet(): void {
  const link = document.querySelector("head > noscript")?.textContent;
  if (link) document.head.insertAdjacentHTML("beforeend", link);
}
