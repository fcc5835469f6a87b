import { test as base, expect } from "@playwright/test";
import { serveSite, type Site } from "./served-site";
import { Visitor } from "./visitor";
import { openWindow, type WebKitWindow } from "./window";

type Fixtures = { site: Site; visitor: Visitor };
type WorkerFixtures = { webKit: WebKitWindow | undefined };

/** Playwright's runner without its browsers: each worker keeps one window of WebKit, each test has a site of its own. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  webKit: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, provide) => {
      const window = await openWindow();
      await provide(window);
      await window?.close();
    },
    { scope: "worker" },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  site: async ({}, provide) => {
    const site = await serveSite();
    await provide(site);
    await site.close();
  },
  visitor: async ({ webKit, site }, provide, info) => {
    info.skip(!webKit, "WebKit is not installed.");
    if (!webKit) return;
    const visitor = new Visitor(webKit.driver, site);
    await visitor.resize(DESKTOP);
    await provide(visitor);
    expect(await visitor.faults(), "errors and violations of the policy").toEqual([]);
    expect(site.refused, "failed requests").toEqual([]);
    await webKit.driver.get("about:blank");
  },
});

/** The windows that the site is tried in. */
export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export { expect };
