import type { Page } from "@playwright/test";
import { addStyles } from "./site";

/** Doubles the size of all text (WCAG 1.4.4) and of nothing else, as iOS does; works with `isMobile` only. */
export const doubleText = (page: Page) => addStyles(page, "html { text-size-adjust: 200% !important }");

/** Words outside the viewport, or cut off by an ancestor that does not scroll. */
export async function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const outwards = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...outwards(element.parentElement)] : [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lost = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[aria-hidden=true], [data-carousel=row], .swipe-row, [role=tablist]")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const boxes = outwards(element);
        // Text for screen readers has no size, and letters reach a little over their line.
        const sizes = boxes.map((box) => box.getBoundingClientRect());
        if (sizes.some(({ width, height }) => width <= 1 || height <= 1)) continue;
        if (left < -1 || right > innerWidth + 1) lost.add(`${words.slice(0, 40)}: outside`);
        for (const [index, box] of boxes.entries()) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const size = sizes[index];
          if (!size) continue;
          const cutsAcross =
            /hidden|clip/.test(overflowX) && (left < size.left - 2 || right > size.right + 2);
          const cutsAlong = /hidden|clip/.test(overflowY) && (top < size.top - 8 || bottom > size.bottom + 8);
          if (cutsAcross || cutsAlong) lost.add(`${words.slice(0, 40)}: cut off by ${box.className}`);
        }
      }
    }
    return [...lost];
  });
}
