import { expect, type Page } from "@playwright/test";

/** The focused element: whether it is visible, and shows its focus. */
async function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // A radio or a card's link shows its focus on the label or card around it.
    const shown = [element, element.closest("label, article, li, figure, .quantity-field") ?? element];
    const marked = shown.some((one) =>
      ["", "::before", "::after"].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part || null);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
      }),
    );
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInHeader = element.closest('header, [popover], dialog, [href="#contenido"]') !== null;
    return {
      name: `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`,
      marked,
      isCovered: !isInHeader && top >= header.top && bottom <= header.bottom,
      isOutside: bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth,
      isLast: element.closest("footer") !== null,
    };
  });
}

/** The outline of the focused element: how many sides are not cut off, its colour and the one behind it. */
async function ring(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return null;
    const outwards = (one: Element | null): Element[] => (one ? [one, ...outwards(one.parentElement)] : []);
    const shown = [element, element.closest("label, article, li, figure, .quantity-field")].filter(
      (one) => one !== null,
    );
    const rings = shown.flatMap((one) =>
      ["", "::before", "::after"].flatMap((part) => {
        const style = getComputedStyle(one, part || null);
        if (style.outlineStyle === "none" || style.outlineWidth === "0px") return [];
        if (part && style.content === "none") return [];
        const boxes = outwards(part ? one : one.parentElement);
        let { left, top, width, height } = one.getBoundingClientRect();
        if (part) {
          // It is positioned within the nearest positioned ancestor.
          const around = boxes.find((box) => getComputedStyle(box).position !== "static") ?? document.body;
          const rect = around.getBoundingClientRect();
          const { borderLeftWidth, borderTopWidth } = getComputedStyle(around);
          left = rect.left + parseFloat(borderLeftWidth) + parseFloat(style.left);
          top = rect.top + parseFloat(borderTopWidth) + parseFloat(style.top);
          width = parseFloat(style.width);
          height = parseFloat(style.height);
        }
        const reach = parseFloat(style.outlineOffset);
        const sides = {
          left: left - reach,
          right: left + width + reach,
          top: top - reach,
          bottom: top + height + reach,
        };
        const whole = new Set(["left", "right", "top", "bottom"]);
        for (const box of boxes) {
          const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(box);
          const rect = box.getBoundingClientRect();
          const isClip = overflowX === "clip" && overflowY === "clip";
          const margin = (isClip ? parseFloat(overflowClipMargin) || 0 : 0) + 0.5;
          if (overflowX !== "visible" && sides.left < rect.left - margin) whole.delete("left");
          if (overflowX !== "visible" && sides.right > rect.right + margin) whole.delete("right");
          if (overflowY !== "visible" && sides.top < rect.top - margin) whole.delete("top");
          if (overflowY !== "visible" && sides.bottom > rect.bottom + margin) whole.delete("bottom");
        }
        const painted = outwards(reach < 0 ? one : one.parentElement).map(
          (box) => getComputedStyle(box).backgroundColor,
        );
        return [
          {
            whole: whole.size,
            color: style.outlineColor,
            ground: painted.find((color) => !color.endsWith(", 0)")) ?? "",
          },
        ];
      }),
    );
    return rings.toSorted((one, other) => other.whole - one.whole)[0] ?? null;
  });
}

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
    const stop = await focused(page);
    if (!stop) break;
    stops += 1;
    if (!stop.marked) faults.push(`${stop.name} does not show its focus`);
    if (stop.isCovered) faults.push(`${stop.name} lies under the header`);
    // A carousel moves to the focus once its code has loaded.
    const isOutside = async () => (await focused(page))?.isOutside;
    if (stop.isOutside) await expect.poll(isOutside, `${stop.name} comes into sight`).toBe(false);
    const around = await ring(page);
    if (around && contrast(around.color, around.ground) < 3)
      faults.push(`the ring of ${stop.name}, ${around.color}, is lost on ${around.ground}`);
    const whole = async () => (await ring(page))?.whole;
    if (around && around.whole < 3)
      await expect.poll(whole, `the ring of ${stop.name} is not cut off`).toBeGreaterThan(2);
    expect(stops, "the Tab key comes to an end").toBeLessThan(400);
  }
  expect(stops).toBeGreaterThan(15);
  return faults;
}
