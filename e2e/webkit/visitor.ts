import { expect } from "@playwright/test";
import { Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import type { Host } from "../host";

/** A visible element, by selector, accessible name and container. */
export type Target = { css: string; name?: string; within?: Target };

/** So large that the pointer, which rests in its middle, is outside the largest window. */
export const SCREEN = { width: 2880, height: 1800 };

type Point = { x: number; y: number };

const TIMEOUT = { timeout: 15_000 };

const describe = ({ css, name }: Target) => `${css} "${name ?? ""}"`;

/** Controls the site in a WebKit window. */
export class Visitor {
  readonly driver: WebDriver;
  readonly #site: Host;
  readonly #faults: string[] = [];

  constructor(driver: WebDriver, site: Host) {
    this.driver = driver;
    this.#site = site;
  }

  /** Runs a function in the page; it cannot use anything outside itself. */
  evaluate<Result>(run: (...given: never[]) => Result, ...given: unknown[]): Promise<Awaited<Result>> {
    return this.driver.executeScript<Awaited<Result>>(run, ...given);
  }

  /** Opens a page and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    const startApp = await this.openWithoutApp(path);
    startApp();
    await expect
      .poll(() => this.evaluate(() => document.documentElement.hasAttribute("data-hydrated")), TIMEOUT)
      .toBe(true);
  }

  /** Opens a page whose app starts when the returned function is called. */
  async openWithoutApp(path: string): Promise<() => void> {
    await this.#collectFaults();
    const startApp = this.#site.holdApp();
    await this.driver.get(this.#site.origin + path);
    await this.evaluate(recordFaults);
    return startApp;
  }

  /** The faults since the last call. */
  async faults(): Promise<string[]> {
    await this.#collectFaults();
    return this.#faults.splice(0);
  }

  async #collectFaults(): Promise<void> {
    this.#faults.push(...(await this.evaluate(() => (window.faults ?? []).splice(0))));
  }

  /** Resizes the window until the page in it has this size. */
  async resize(size: { width: number; height: number }): Promise<void> {
    // Without a window manager the window under the pointer gets the keys.
    const corner = { x: SCREEN.width / 2, y: SCREEN.height / 2 };
    let height = size.height;
    await expect
      .poll(async () => {
        await this.driver
          .manage()
          .window()
          .setRect({ ...corner, width: size.width, height });
        const page = await this.evaluate(() => ({ width: innerWidth, height: innerHeight, outerHeight }));
        if (page.outerHeight === height) height = size.height + page.outerHeight - page.height;
        return { width: page.width, height: page.height };
      })
      .toEqual(size);
  }

  async all({ css, name, within }: Target): Promise<WebElement[]> {
    const roots = within ? await this.all(within) : [null];
    const found = roots.map((root) =>
      this.driver.executeScript<WebElement[]>(findVisible, css, name?.replaceAll(/\s/g, ""), root),
    );
    return (await Promise.all(found)).flat();
  }

  async #first(target: Target): Promise<WebElement> {
    const [element] = await this.all(target);
    if (!element) throw new Error(`No ${describe(target)} is visible.`);
    return element;
  }

  async seesNo(target: Target): Promise<void> {
    await expect
      .poll(async () => (await this.all(target)).length, { ...TIMEOUT, message: describe(target) })
      .toBe(0);
  }

  /** Waits until an element shows and contains this text. */
  async sees(target: Target, text = ""): Promise<void> {
    await expect(async () => {
      const element = await this.#first(target);
      const read = await this.evaluate((of: HTMLElement) => of.innerText, element);
      expect(read.replaceAll(/\s+/g, " "), describe(target)).toContain(text);
    }).toPass(TIMEOUT);
  }

  async hasFocusOn(name: string): Promise<void> {
    const focused = () => this.driver.switchTo().activeElement().getAccessibleName();
    await expect.poll(focused, { ...TIMEOUT, message: "focus" }).toContain(name);
  }

  async isAt(address: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.search), TIMEOUT).toBe(address);
  }

  async #withStill(target: Target, act: (element: WebElement) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const element = await this.#first(target);
      expect(await this.evaluate(isStill, element), `${describe(target)} stands still`).toBe(true);
      await act(element);
    }).toPass(TIMEOUT);
  }

  async click(target: Target): Promise<void> {
    await this.#withStill(target, (element) => element.click());
  }

  async focus(target: Target): Promise<void> {
    await this.#withStill(target, (element) => this.evaluate((of: HTMLElement) => of.focus(), element));
  }

  /** Replaces the text of a field by typing. */
  async write(target: Target, text: string): Promise<void> {
    await this.#withStill(target, async (field) => {
      await this.evaluate((input: HTMLInputElement) => {
        input.focus();
        input.select();
      }, field);
      await this.press(Key.BACK_SPACE, text);
    });
  }

  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  async drag(from: Point, to: Point): Promise<void> {
    const origin = Origin.VIEWPORT;
    const halfway = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    await this.driver
      .actions()
      .move({ ...from, origin })
      .press()
      .move({ ...halfway, origin })
      .move({ ...to, origin })
      .release()
      .perform();
  }
}

declare global {
  interface Window {
    faults?: string[];
  }
}

// The functions below run in the page.

function recordFaults(): void {
  const faults: string[] = [];
  window.faults = faults;
  const onError = (event: ErrorEvent | Event) =>
    faults.push(
      "message" in event
        ? event.message
        : `Not loaded: ${String(Reflect.get(event.target ?? {}, "outerHTML"))}`,
    );
  window.addEventListener("error", onError, { capture: true });
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push(`Unhandled: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    faults.push(`${violatedDirective} forbids ${blockedURI}`);
  });
  for (const level of ["error", "warn"] as const)
    console[level] = (...words: unknown[]) => faults.push(words.map(String).join(" "));
}

function findVisible(selector: string, name: string | null, within: Element | null): HTMLElement[] {
  return [...(within ?? document).querySelectorAll<HTMLElement>(selector)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = "labels" in element && element.labels instanceof NodeList ? [...element.labels] : [];
    const texts = [...ids.map((id) => document.getElementById(id)), ...labels];
    const own = [...[...element.querySelectorAll("img")].map(({ alt }) => alt), element.textContent];
    const computed =
      element.getAttribute("aria-label") ??
      (texts.length > 0 ? texts.map((text) => text?.textContent) : own).join("");
    return name === null || computed.replaceAll(/[\s*]/g, "") === name;
  });
}

/** Scrolls an element into view if needed, and tells whether it stands still. */
function isStill(element: Element): Promise<boolean> {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  if (middle < 0 || middle > innerHeight) element.scrollIntoView({ block: "center", behavior: "instant" });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const before = place();
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(place() === before)));
  });
}
