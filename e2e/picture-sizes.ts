import type { Page } from "@playwright/test";

/** Pictures whose `sizes` differs too much from the width at which they are drawn. */
export const wrongSizes = (page: Page) =>
  page.evaluate(async () => {
    const ruler = document.body.appendChild(document.createElement("div"));
    const inPx = (sizes: string) => {
      for (const one of sizes.split(/,(?![^(]*\))/)) {
        const [, condition, length] = /^\s*(?:(\(.*?\))\s+)?(\S.*)$/.exec(one) ?? [];
        if (condition && !matchMedia(condition).matches) continue;
        ruler.style.cssText = `position: absolute; width: ${length}`;
        return ruler.getBoundingClientRect().width;
      }
      return NaN;
    };
    const wrong = [];
    for (const image of document.images) {
      const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
      const source = sources.find((one) => one.sizes && (!one.media || matchMedia(one.media).matches));
      const { offsetWidth: width, offsetHeight: height } = image;
      if (!source || width === 0) continue;
      image.loading = "eager";
      await image.decode();
      const whole = (height * image.naturalWidth) / image.naturalHeight;
      const fit = getComputedStyle(image).objectFit;
      const drawn =
        fit === "cover" ? Math.max(width, whole) : fit === "contain" ? Math.min(width, whole) : width;
      const ratio = inPx(source.sizes) / drawn;
      // The tallest picture on phones deliberately loads a third too small. 1.5 is the step to the next larger file.
      if (!(ratio >= 0.66 && ratio <= 1.5))
        wrong.push(`${image.getAttribute("src")}: ${source.sizes} is ${ratio} of its width`);
    }
    ruler.remove();
    return wrong;
  });
