import type { Page } from "@playwright/test";
import { addStyles, overflow } from "./site";

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

const NAMES = {
  "a word of 40 letters": "Aceitecrudodepalmadeatlántidahondureño-s",
  "a name of 80 characters":
    "Aceite crudo de palma de Atlántida, sostenible, en tambores de doscientos litros",
  "a name from right to left": "زيت النخيل الخام من أتلانتيدا في هندوراس",
};

/** Gives the headings and names of a page long and foreign words, and returns where they do not fit. */
export async function faultsOfLongNames(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, name] of Object.entries(NAMES)) {
    await page.locator("main :is(h2, h3, h4, dd, td a)").evaluateAll((elements, words) => {
      for (const element of elements) {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        if (text?.textContent?.trim()) text.textContent = words;
      }
    }, name);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await lostWords(page);
      if ((await overflow(page)) > 0) found.push("the page overflows");
      faults.push(...found.map((fault) => `${kind} at ${width} px: ${fault}`));
    }
  }
  return faults;
}
