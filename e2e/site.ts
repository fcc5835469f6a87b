import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { createSiteServer } from "../server/site-server";

const ROOT = path.resolve(import.meta.dirname, "../build/client");

/** What a page did that no visitor should ever meet. */
class Faults {
  readonly list: string[] = [];

  watch(page: Page): void {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.list.push(message.text());
    });
    page.on("pageerror", (error) => this.list.push(error.message));
    page.on("requestfailed", (request) => this.list.push(`${request.url()} ${request.failure()?.errorText}`));
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
      const server = createSiteServer({ root: ROOT, outbox: folder });
      await new Promise<void>((resolve) => {
        server.listen(0, "127.0.0.1", resolve);
      });
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("The server has no port.");
      await provide({ origin: `http://127.0.0.1:${address.port}`, outbox: new Outbox(folder) });
      server.closeAllConnections();
      server.close();
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

/** Waits until React has taken over the page: buttons answer from then on. */
export async function hydrated(page: Page): Promise<void> {
  // The first key starts the app, also where a test holds the clock.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => {
    const last = document.querySelector("body [role=status]:last-of-type");
    return last !== null && Object.keys(last).some((key) => key.startsWith("__reactFiber"));
  });
}
