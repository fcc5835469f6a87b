/**
 * Has rules of a component that comes into sight late apply with its code, so that pages need not bring them. Nothing while
 * a page is prerendered.
 *
 * @param rules A sheet of the layer `components`, imported with `?inline`.
 */
export function adoptRules(rules: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer components{${rules}}`);
  document.adoptedStyleSheets.push(sheet);
}
