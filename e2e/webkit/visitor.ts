import { expect } from "@playwright/test";
import { Key, Origin, type WebDriver, type WebElement } from "selenium-webdriver";
import { isInSight, isStarted, listen, read, standsStill, visible } from "./in-page";
import type { Site } from "./served-site";
import { bare, ROLES, tidy, wordsFor, type Here, type Place, type Target } from "./target";
import { resize } from "./window";

const PATIENCE = { timeout: 15_000 };

/** Somebody who looks at the site in a window of WebKit. Sees what can be seen, and nothing else. */
export class Visitor {
  readonly driver: WebDriver;
  readonly #site: Site;
  readonly #faults: string[] = [];

  constructor(driver: WebDriver, site: Site) {
    this.driver = driver;
    this.#site = site;
  }

  /** Runs a function in the page. */
  evaluate<Result, Given extends unknown[]>(
    run: (...given: Given) => Result,
    ...given: { [At in keyof Given]: Here<Given[At]> }
  ): Promise<Here<Awaited<Result>>> {
    return this.driver.executeScript<Here<Awaited<Result>>>(run, ...given);
  }

  resize(size: { width: number; height: number }): Promise<void> {
    return resize(this.driver, size);
  }

  /** Opens a page and waits until it answers. */
  async open(path: string): Promise<void> {
    const letGo = await this.openWithoutApp(path);
    letGo();
    await this.waitForApp();
  }

  /** Opens a page and listens to it; its app starts when the returned function is called. */
  async openWithoutApp(path: string): Promise<() => void> {
    await this.#takeDown();
    const letGo = this.#site.holdApp();
    await this.driver.get(this.#site.origin + path);
    await this.evaluate(listen);
    return letGo;
  }

  /** Waits until React has taken over the page. */
  async waitForApp(): Promise<void> {
    await expect.poll(() => this.evaluate(isStarted)).toBe(true);
  }

  /** What went wrong since this was asked last, in the pages opened since. */
  async faults(): Promise<string[]> {
    await this.#takeDown();
    return this.#faults.splice(0);
  }

  async #takeDown(): Promise<void> {
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

  /** How many of it can be seen now. */
  async count(target: Target): Promise<number> {
    return (await this.all(target)).length;
  }

  /** Waits until it can be seen and stands still, and does something with the first of it. */
  async #with(target: Target, act: (element: WebElement) => Promise<unknown>): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(target);
      if (!element) throw new Error(`No ${wordsFor(target)} can be seen.`);
      expect(await this.evaluate(standsStill, element), `${wordsFor(target)} stands still`).toBe(true);
      await act(element).catch((error: unknown) => {
        throw new Error(`${wordsFor(target)}: ${String(error)}`, { cause: error });
      });
    }).toPass(PATIENCE);
  }

  /** Waits until it can be seen. */
  async sees(target: Target): Promise<void> {
    await expect(async () => expect(await this.count(target), wordsFor(target)).not.toBe(0)).toPass(PATIENCE);
  }

  /** Waits until it cannot be seen any more. */
  async missesOut(target: Target): Promise<void> {
    await expect(async () => expect(await this.count(target), wordsFor(target)).toBe(0)).toPass(PATIENCE);
  }

  /** Waits until this, and nothing else, can be read in it. */
  async reads(target: Target, text: string): Promise<void> {
    await expect(async () => expect(await this.read(target), wordsFor(target)).toBe(text)).toPass(PATIENCE);
  }

  /** Waits until this can be read in it, among other things. */
  async readsIn(target: Target, text: string): Promise<void> {
    await expect(async () => expect(await this.read(target), wordsFor(target)).toContain(text)).toPass(
      PATIENCE,
    );
  }

  /** Waits until what has this name has the focus. */
  async hasFocusOn(name: string): Promise<void> {
    await expect(async () => expect(await this.focused(), "focus").toBe(name)).toPass(PATIENCE);
  }

  /** Waits until a field holds this. */
  async holds(field: Target, value: string): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(field);
      expect(await element?.getProperty("value"), wordsFor(field)).toBe(value);
    }).toPass(PATIENCE);
  }

  /** Waits until the page with this path and query is shown. */
  async isAt(address: string): Promise<void> {
    await expect.poll(() => this.evaluate(() => location.pathname + location.search)).toBe(address);
  }

  /** Waits until it can be seen from edge to edge. */
  async seesAllOf(target: Target): Promise<void> {
    await expect(async () => {
      const [element] = await this.all(target);
      expect(element && (await this.evaluate(isInSight, element)), wordsFor(target)).toBe(true);
    }).toPass(PATIENCE);
  }

  /** What can be read in it now. */
  async read(target: Target): Promise<string> {
    const [element] = await this.all(target);
    return element ? this.evaluate(read, element) : "";
  }

  /** The name of what has the focus. */
  async focused(): Promise<string> {
    return tidy(await this.driver.switchTo().activeElement().getAccessibleName());
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
    await this.driver
      .actions()
      .move({ ...from, origin })
      .press()
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

  async back(): Promise<void> {
    await this.driver.navigate().back();
  }
}
