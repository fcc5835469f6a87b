import { expect, type Page } from "@playwright/test";

/** The focused element: its place, and the outline of it that is cut off least. */
const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const ancestors = (one: Element | null): Element[] => (one ? [one, ...ancestors(one.parentElement)] : []);
    // A radio or a card's link shows its focus on the label or card around it.
    const shown = [element, element.closest("label, article, li, figure, :has(> [type=number])") ?? element];
    const parts = shown.flatMap((one) =>
      ["", "::before", "::after"].map((part) => ({ one, part, style: getComputedStyle(one, part || null) })),
    );
    const outlined = parts.filter(
      ({ style }) => style.outlineStyle !== "none" && style.outlineWidth !== "0px",
    );
    const rings = outlined
      .filter(({ part, style }) => !part || style.content !== "none")
      .map(({ one, part, style }) => {
        const boxes = ancestors(part ? one : one.parentElement);
        let { left, top, width, height } = one.getBoundingClientRect();
        if (part) {
          // The pseudo-element's offsets count from the nearest positioned ancestor.
          const around = boxes.find((box) => getComputedStyle(box).position !== "static") ?? document.body;
          const rect = around.getBoundingClientRect();
          const { borderLeftWidth, borderTopWidth } = getComputedStyle(around);
          left = rect.left + parseFloat(borderLeftWidth) + parseFloat(style.left);
          top = rect.top + parseFloat(borderTopWidth) + parseFloat(style.top);
          width = parseFloat(style.width);
          height = parseFloat(style.height);
        }
        const reach = parseFloat(style.outlineOffset);
        const cut = new Set<string>();
        for (const box of boxes) {
          const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(box);
          const rect = box.getBoundingClientRect();
          const isClip = overflowX === "clip" && overflowY === "clip";
          const margin = reach - 0.5 - (isClip ? parseFloat(overflowClipMargin) || 0 : 0);
          if (overflowX !== "visible" && left - margin < rect.left) cut.add("left");
          if (overflowX !== "visible" && left + width + margin > rect.right) cut.add("right");
          if (overflowY !== "visible" && top - margin < rect.top) cut.add("top");
          if (overflowY !== "visible" && top + height + margin > rect.bottom) cut.add("bottom");
        }
        const painted = ancestors(reach < 0 ? one : one.parentElement)
          .map((box) => getComputedStyle(box).backgroundColor)
          .find((color) => !color.endsWith(", 0)"));
        return { cut: cut.size, color: style.outlineColor, ground: painted ?? "" };
      });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInHeader = element.closest('header, [popover], dialog, [href="#contenido"]') !== null;
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`,
      isMarked: outlined.length > 0 || parts.some(({ style }) => style.boxShadow !== "none"),
      isCovered: !isInHeader && top >= header.top && bottom <= header.bottom,
      isOutside: bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth,
      ring: rings.toSorted((one, other) => one.cut - other.cut)[0],
    };
  });

/** The contrast of two `rgb(…)` colours by WCAG 2. */
function contrast(...colors: [string, string]): number {
  const [darker = 0, lighter = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((one, other) => one - other);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Tabs through a page, and returns stops that are covered, not marked, or out of view. */
export async function faultsOfTabStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  let stops = 0;
  for (;;) {
    await page.keyboard.press("Tab");
    const stop = await focusedElement(page);
    if (!stop) break;
    const { name, ring } = stop;
    stops += 1;
    if (!stop.isMarked) faults.push(`${name} does not show its focus`);
    if (stop.isCovered) faults.push(`${name} lies under the header`);
    if (ring && contrast(ring.color, ring.ground) < 3)
      faults.push(`the ring of ${name}, ${ring.color}, is lost on ${ring.ground}`);
    // A carousel moves to the focus once its code has loaded.
    if (stop.isOutside || (ring && ring.cut > 1))
      await expect(async () => {
        const now = await focusedElement(page);
        expect(now?.isOutside, `${name} comes into sight`).toBe(false);
        expect(now?.ring?.cut ?? 0, `sides of the ring of ${name} that are cut off`).toBeLessThan(2);
      }).toPass({ timeout: 15_000 });
    expect(stops, "the Tab key comes to an end").toBeLessThan(400);
  }
  expect(stops).toBeGreaterThan(15);
  return faults;
}
