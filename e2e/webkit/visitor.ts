import { expect } from "@playwright/test";
import { Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Site } from "./site";

/** What finds the elements of a role, as the site writes them. */
const ROLES = {
  alert: "[role=alert]",
  article: "article",
  banner: "header",
  button: "button:not([role]), input[type=submit]",
  combobox: "[role=combobox]",
  contentinfo: "footer",
  dialog: "dialog, [popover]",
  form: "form",
  heading: "h1, h2, h3",
  iframe: "iframe",
  link: "a[href]",
  listbox: "[role=listbox]",
  main: "main",
  navigation: "nav",
  option: "[role=option]",
  radio: "input[type=radio]",
  region: "section",
  spinbutton: "input[type=number]",
  status: "[role=status]",
  /** What opens and closes a `<details>`. */
  summary: "summary",
  tab: "[role=tab]",
  tabpanel: "[role=tabpanel]",
  textbox: "input:is([type=text], [type=email], [type=tel]), textarea",
};

/** Something that a visitor sees: its role, the name that WebKit computes for it, and what it stands in. */
export type Target = { role: keyof typeof ROLES; name?: string; within?: Target };

/** An element in the page is one of the driver's here. */
type Here<Value> = Value extends Element ? WebElement : Value extends (infer Item)[] ? Here<Item>[] : Value;

type Place = { x: number; y: number };

const TIMEOUT = { timeout: 15_000 };

/** WebKit joins the lines of a heading without a space, and reads the star behind a required field's label. */
const bare = (text: string) => text.replaceAll(/[\s*]/g, "");
const tidy = (text: string) => text.replaceAll(/\s+/g, " ").trim();
const wordsFor = ({ role, name }: Target) => `${role} "${name ?? ""}"`;

/** Somebody who looks at the site in a window of WebKit. Sees what can be seen, and nothing else. */
export class Visitor {
  readonly driver: WebDriver;
  readonly resize: (size: { width: number; height: number }) => Promise<void>;
  readonly #site: Site;
  readonly #faults: string[] = [];

  constructor(driver: WebDriver, site: Site, resize: Visitor["resize"]) {
    this.driver = driver;
    this.#site = site;
    this.resize = resize;
  }

  /** Runs a function in the page: it knows nothing around it. */
  evaluate<Result, Given extends unknown[]>(
    run: (...given: Given) => Result,
    ...given: { [At in keyof Given]: Here<Given[At]> }
  ): Promise<Here<Awaited<Result>>> {
    return this.driver.executeScript<Here<Awaited<Result>>>(run, ...given);
  }

  /** Opens a page and waits until the app has hydrated it. */
  async open(path: string): Promise<void> {
    const letGo = await this.openWithoutApp(path);
    letGo();
    await this.waitForApp();
  }

  /** Opens a page and listens to it; its app starts when the returned function is called. */
  async openWithoutApp(path: string): Promise<() => void> {
    await this.#collectFaults();
    const letGo = this.#site.holdApp();
    await this.driver.get(this.#site.origin + path);
    await this.evaluate(listen);
    return letGo;
  }

  async waitForApp(): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.documentElement.hasAttribute("data-hydrated")))
      .toBe(true);
  }

  /** What went wrong since this was asked last, in the pages opened since. */
  async faults(): Promise<string[]> {
    await this.#collectFaults();
    return this.#faults.splice(0);
  }

  async #collectFaults(): Promise<void> {
    this.#faults.push(...(await this.evaluate(() => (window.faults ?? []).splice(0))));
  }

  /** All that can be seen of it now, in the page's order. */
  async all({ role, name, within }: Target): Promise<WebElement[]> {
    const found: WebElement[] = [];
    for (const root of within ? await this.all(within) : [null]) {
      for (const element of await this.evaluate(visible, ROLES[role], bare(name ?? ""), root)) {
        if (name === undefined || bare(await element.getAccessibleName()) === bare(name)) found.push(element);
      }
    }
    return found;
  }

  /** What can be read in it now. */
  async read(target: Target): Promise<string> {
    const [element] = await this.all(target);
    return element ? tidy(await this.evaluate((of: HTMLElement) => of.innerText, element)) : "";
  }

  async sees(target: Target): Promise<void> {
    await expect(async () => expect(await this.all(target), wordsFor(target)).not.toEqual([])).toPass(
      TIMEOUT,
    );
  }

  async seesNo(target: Target): Promise<void> {
    await expect(async () => expect(await this.all(target), wordsFor(target)).toEqual([])).toPass(TIMEOUT);
  }

  /** Waits until this can be read in it, among other things. */
  async reads(target: Target, text: string): Promise<void> {
    await expect(async () => expect(await this.read(target), wordsFor(target)).toContain(text)).toPass(
      TIMEOUT,
    );
  }

  /** Waits until what has this name has the focus. */
  async hasFocusOn(name: string): Promise<void> {
    const focused = async () => tidy(await this.driver.switchTo().activeElement().getAccessibleName());
    await expect(async () => expect(await focused(), "focus").toBe(name)).toPass(TIMEOUT);
  }

  /** Waits until a field holds this. */
  async holds(field: Target, value: string): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(field);
      expect(await element?.getProperty("value"), wordsFor(field)).toBe(value);
    }).toPass(TIMEOUT);
  }

  /** Waits until the page with this path and query is shown. */
  async isAt(address: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.search), TIMEOUT).toBe(address);
  }

  /** Waits until it can be seen from edge to edge. */
  async seesAllOf(target: Target): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(target);
      expect(element && (await this.evaluate(isInSight, element)), wordsFor(target)).toBe(true);
    }).toPass(TIMEOUT);
  }

  /** Waits until it can be seen and stands still, and does something with the first of it. */
  async #with(target: Target, act: (element: WebElement) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(target);
      if (!element) throw new Error(`No ${wordsFor(target)} can be seen.`);
      expect(await this.evaluate(standsStill, element), `${wordsFor(target)} stands still`).toBe(true);
      await act(element);
    }).toPass(TIMEOUT);
  }

  async click(target: Target): Promise<void> {
    await this.#with(target, (element) => element.click());
  }

  /** Presses the pointer's button at a place of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform();
  }

  /** Moves the pointer from one place of the window to another with its button down. */
  async drag(from: Place, to: Place): Promise<void> {
    const origin = Origin.VIEWPORT;
    const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const pointer = this.driver
      .actions()
      .move({ ...from, origin })
      .press();
    await pointer
      .move({ ...halfway, origin })
      .move({ ...to, origin })
      .release()
      .perform();
  }

  /** Presses keys, one after the other, where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async focus(target: Target): Promise<void> {
    await this.#with(target, (element) => this.evaluate((field: HTMLElement) => field.focus(), element));
  }

  /** Types into a field, in place of what it held. */
  async write(target: Target, text: string): Promise<void> {
    await this.#with(target, async (field) => {
      await this.evaluate((input: HTMLInputElement) => {
        input.focus();
        input.select();
      }, field);
      await this.press(Key.BACK_SPACE, text);
    });
  }
}

declare global {
  interface Window {
    /** What went wrong in this page since it was opened. */
    faults?: string[];
  }
}

// What follows runs in the page.

/** Begins to take down what goes wrong. */
function listen(): void {
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
  for (const level of ["error", "warn"] as const)
    console[level] = (...words: unknown[]) => faults.push(words.map(String).join(" "));
}

/** What can be seen of some elements, where these words, given without spaces, belong to them in any way. */
function visible(selector: string, words: string, within: Element | null): HTMLElement[] {
  return [...(within ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const named = (element.getAttribute("aria-labelledby") ?? "").split(" ");
    const labels = [
      ...named.map((id) => document.getElementById(id)?.textContent),
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
function standsStill(element: Element): Promise<boolean> {
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
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isInWindow = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const places = [
    [left + 2, (top + bottom) / 2],
    [right - 2, (top + bottom) / 2],
    [(left + right) / 2, (top + bottom) / 2],
  ] as const;
  return isInWindow && places.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}
