import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { BUILD } from "../testing/build";
import { hydrated } from "../testing/hydrated";
import { serveBuild } from "../testing/serve-build";

/** Logged where tests block the service worker (playwright.config.ts). */
const BLOCKED = "Service Worker registration blocked by Playwright";

/** Firefox reports it of a page that is left while its app loads; code that is truly missing fails as a request too. */
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
type Site = { origin: string; messages: () => Promise<string[]> };

/** Playwright's test on the built site. Each worker serves it, with a mailbox; a fault in `page` fails the test. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const outbox = await mkdtemp(path.join(os.tmpdir(), "outbox-"));
      const { origin, close } = await serveBuild(BUILD, outbox);
      const messages = async () =>
        Promise.all((await readdir(outbox)).map((file) => readFile(path.join(outbox, file), "utf8")));
      await provide({ origin, messages });
      close();
      await rm(outbox, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  expectsFaults: [false, { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- as above
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

/** Opens a page and waits until the app has hydrated it. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Holds the app's code back until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

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
