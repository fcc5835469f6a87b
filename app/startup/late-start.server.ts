import start from "./start.ts?script";

/**
 * Keeps a page's modules from competing with its largest picture: the browser ignores them until the start script
 * (`start.ts`) puts them back. If a later React Router renders its scripts differently, the app starts early.
 */
export function startLate(html: string): string {
  if (!html.includes('<script type="module"')) return html;
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late-modulepreload"')
    .replaceAll(/<script type="module"(?: async="")?/g, '<script type="text/late-module"')
    .replace("</body>", () => `<script>${start}</script></body>`);
}
