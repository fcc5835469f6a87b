import { rm } from "node:fs/promises";
import path from "node:path";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { contactPage } from "../app/catalog/content/corporate-pages";
import { BUILD } from "../testing/build";
import { header, offline } from "../app/words/frame";
import { buildSite } from "../testing/copy-site";
import { hydrated } from "../testing/hydrated";
import { Host } from "./host";

/** Chromium logs this where tests block the service worker (playwright.config.ts). */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Firefox reports this when a page is left while its app loads. Missing code is also a failed request. */
const MODULE_FAILED = "error loading dynamically imported module";

/** What browsers call a request that ends because the visitor leaves the page. */
const ABORTED = new Set(["net::ERR_ABORTED", "NS_BINDING_ABORTED"]);

/** Collects the console errors, exceptions and failed requests of a page. */
function watch(page: Page, faults: string[]): void {
  page.on("console", (message) => {
    if (!["error", "warning"].includes(message.type()) || message.text() === BLOCKED) return;
    faults.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    if (!message.startsWith(MODULE_FAILED)) faults.push(message);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!ABORTED.has(reason)) faults.push(`${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
}

type Fixtures = {
  /** Set where a test causes faults itself. */
  expectsFaults: boolean;
  faults: string[];
  /** A page of a browser without JavaScript. */
  plainPage: Page;
};

/** Playwright's test on the built site, which each worker serves; a fault in `page` fails the test. */
export const test = base.extend<Fixtures, { build: string; site: Host }>({
  build: [BUILD, { option: true, scope: "worker" }],
  site: [
    async ({ build }, provide) => {
      const host = await new Host(path.join(build, "client")).start();
      await provide(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  expectsFaults: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  faults: ({}, provide) => provide([]),
  page: async ({ page, faults, expectsFaults }, provide) => {
    watch(page, faults);
    await provide(page);
    if (!expectsFaults) expect(faults, "console errors, page errors and failed requests").toEqual([]);
  },
  plainPage: async ({ browser, baseURL, viewport }, provide) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "", viewport });
    await provide(await context.newPage());
    await context.close();
  },
});

export { expect, hydrated };

/** Playwright's test on a build of a copy of the site. */
export const testOfCopy = (makeCopy: () => Promise<string>) =>
  test.extend<object, { build: string }>({
    build: [
      // oxlint-disable-next-line no-empty-pattern -- as above
      async ({}, provide) => {
        const copy = await makeCopy();
        await buildSite(copy);
        await provide(path.join(copy, "build"));
        await rm(copy, { recursive: true });
      },
      { scope: "worker", timeout: 600_000 },
    ],
  });

/** Marks tests of what engines do differently: Firefox runs them as well. */
export const FIREFOX = { tag: "@firefox" };

/** Marks tests that only `npm run test:full` runs: they take long, rebuild the site, or need programs or the registry. */
export const FULL = { tag: "@full" };

/** Opens a page and waits until the app has hydrated it. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The app's modules. */
export const APP_CODE = /\/assets\/[^/]+\.js$/;

/** Holds the app's code back until the returned function is called. */
export const holdApp = (page: Page) => hold(page, /\/assets\/entry\.client.*\.js$/);

/** Makes a browser that denies storage to pages. */
export const denyStorage = (page: Page, names = ["localStorage", "sessionStorage"]) =>
  page.addInitScript((denied) => {
    for (const name of denied)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  }, names);

/** Adds CSS to the open page, whose policy forbids a `<style>`. */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);

/** The rectangle of an element that is shown. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It is not shown.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

export const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** How far the page is wider than the viewport, in px. */
export const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: header.mainMenu });

export const footerLink = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`).first();

/** The notice that the site is unreachable. */
export const offlineNotice = (page: Page) => {
  const texts = Object.values(offline).map((text) => RegExp.escape(text));
  return page.getByRole("status").filter({ hasText: new RegExp(texts.join("|")) });
};

const { form: words } = contactPage();

export const messageForm = (page: Page) => page.getByRole("form", { name: words.title });

/** A field of the contact form. */
export const messageField = (page: Page, name: "name" | "email" | "phone" | "message") =>
  messageForm(page).getByLabel(words[name].label);

/** Fills in the contact form. */
export async function writeMessage(page: Page): Promise<void> {
  await messageField(page, "name").fill("Ana");
  await messageField(page, "email").fill("ana@finca.example");
  await messageField(page, "message").fill("Buscamos 500 t");
}

/** What the contact form says once its message is delivered. */
export const SENT = "¡Mensaje enviado con éxito!";

/** Loads all visible pictures in a part of the page, and returns those that fail. */
export const brokenPictures = (page: Page, within = "body") =>
  page.evaluate(async (selector) => {
    const all = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)];
    const images = all.filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  }, within);

export { dataPath } from "../app/lib/data-path";
