/**
 * Keeps the app's modules from competing with the page's largest image: hides them from the browser until the inline
 * script `start` loads them. Fails the build if a later React Router renders its scripts differently.
 */
export function delayStart(html: string, start: string): string {
  if (!html.includes('<script type="module"') || !html.includes('<link rel="modulepreload"')) {
    if (html.includes("/entry.client"))
      throw new Error(
        "React Router's scripts have changed: app/startup/late-start.server.ts cannot delay them.",
      );
    return html;
  }
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/<script type="module"(?: async="")?/g, '<script type="text/late-module"')
    .replace("</body>", () => `<script>${start}</script></body>`);
}
