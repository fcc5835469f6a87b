/**
 * Delays the app's modules so that they do not compete with the page's largest image: renames them until
 * the inline script `start` restores them. Warns if a later React Router renders its scripts differently: the app then
 * starts early, but works.
 */
export function delayStart(html: string, start: string): string {
  if (!html.includes('<script type="module"')) {
    if (html.includes("/entry.client"))
      // oxlint-disable-next-line no-console -- for whoever runs the build
      console.warn("delayStart found no module script: the app starts early.");
    return html;
  }
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/<script type="module"(?: async="")?/g, '<script type="text/late-module"')
    .replace("</body>", () => `<script>${start}</script></body>`);
}
