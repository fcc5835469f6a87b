import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { BUILD } from "../testing/build";
import { serveBuild } from "../testing/serve-build";

/** Said where tests keep the service worker out (playwright.config.ts). */
const BLOCKED = "Service Worker registration blocked by Playwright";

/**
 * Firefox says it of a page that is left while its app still comes, too. Code that is truly lacking fails as a request
 * or as an answer, and is a fault by that.
 */
const CODE_LACKS = "error loading dynamically imported module";

/** What a page did that no visitor should ever meet. */
export class Faults {
  readonly list: string[] = [];

  watch(page: Page): void {
    page.on("console", (message) => {
      if (message.type() !== "error" && message.type() !== "warning") return;
      if (message.text() !== BLOCKED) this.list.push(message.text());
    });
    page.on("pageerror", (error) => {
      if (!error.message.startsWith(CODE_LACKS)) this.list.push(error.message);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText;
      // What a page was still asking for when the visitor left it is no fault: Chromium's name for it, and Firefox's.
      if (reason !== "net::ERR_ABORTED" && reason !== "NS_BINDING_ABORTED")
        this.list.push(`${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) this.list.push(`${response.status()} ${response.url()}`);
    });
  }
}

/** The messages that the local mailbox wrote. */
class Outbox {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async messages(): Promise<string[]> {
    const files = await readdir(this.#folder).catch(() => []);
    return Promise.all(files.map((file) => readFile(path.join(this.#folder, file), "utf8")));
  }
}

type Fixtures = { faults: Faults };
type WorkerFixtures = { site: { origin: string; outbox: Outbox } };

/** Playwright's test on the built site: each worker serves it itself, with a mailbox of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const folder = await mkdtemp(path.join(os.tmpdir(), "outbox-"));
      const { origin, close } = await serveBuild(BUILD, folder);
      await provide({ origin, outbox: new Outbox(folder) });
      close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  baseURL: ({ site }, provide) => provide(site.origin),
  faults: async ({ page }, provide) => {
    const faults = new Faults();
    faults.watch(page);
    await provide(faults);
    expect(faults.list, "console errors, page errors and failed requests").toEqual([]);
  },
});

export { expect };
export { holdApp, hydrated } from "../testing/hydrated";

/** The file with a page's data, as the router's prerendering names it. */
export const dataPath = (page: string) => (page === "/" ? "/_.data" : `${page}.data`);
