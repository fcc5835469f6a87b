// Functions that run in the page: each stands alone there, and knows nothing around it.

declare global {
  interface Window {
    /** What went wrong in this page since it was opened. */
    faults?: string[];
  }
}

/** Begins to take down what goes wrong. */
export function listen(): void {
  const faults: string[] = [];
  window.faults = faults;
  const onError = (event: ErrorEvent | Event) =>
    faults.push(
      "message" in event
        ? event.message
        : `Not loaded: ${event.target instanceof Element ? event.target.outerHTML : "?"}`,
    );
  window.addEventListener("error", onError, { capture: true });
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push(`Unhandled: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
    faults.push(`${violatedDirective} forbids ${blockedURI} ${sourceFile}`);
  });
  for (const level of ["error", "warn"] as const) {
    console[level] = (...words: unknown[]) => faults.push(words.map(String).join(" "));
  }
}

/** Whether the app has hydrated the page. */
export function isStarted(): boolean {
  return document.documentElement.hasAttribute("data-hydrated");
}

/** What can be seen of some elements, where these words, given without spaces, belong to them in any way. */
export function visible(selector: string, words: string, within: Element | null): HTMLElement[] {
  return [...(within ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const labels = [
      ...(element.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent),
      ...("labels" in element && element.labels instanceof NodeList
        ? Array.from(element.labels, (label) => label.textContent)
        : []),
      ...Array.from(element.querySelectorAll("img"), (image) => image.alt),
      element.getAttribute("aria-label"),
      element.textContent,
    ];
    return labels.join("").replaceAll(/[\s*]/g, "").includes(words);
  });
}

/** Brings an element into the window if it is not there, and says whether it stands still. */
export function standsStill(element: Element): Promise<boolean> {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle < 0 || middle > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((resume) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resume(place() === before)));
  });
}

/** Whether an element can be seen from edge to edge: inside the window, and under nothing else. */
export function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInWindow = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const places = [
    [left + 2, (top + bottom) / 2],
    [right - 2, (top + bottom) / 2],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return isInWindow && places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

/** What can be read in an element. */
export function read(element: HTMLElement): string {
  return element.innerText.replaceAll(/\s+/g, " ").trim();
}
