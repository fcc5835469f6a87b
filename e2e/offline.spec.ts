import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { pages } from "../testing/pages";
import { anotherBuild, FickleHost } from "./fickle-host";
import { expect, hydrated, test as base } from "./site";

/** A visit of a host whose answers change. Everything that is kept is kept for it alone. */
const test = base.extend<{ host: FickleHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  host: async ({}, provide) => {
    const host = await FickleHost.start();
    await provide(host);
    await host.stop();
  },
  baseURL: ({ host }, provide) => provide(host.origin),
});

test.use({ serviceWorkers: "allow", viewport: { width: 390, height: 844 } });

const corporate = pages.filter(({ lang }) => lang === "es");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole("contentinfo").getByRole("link", { name });
const notice = (page: Page) =>
  page.getByRole("status").filter({ hasText: /Sin conexión\.|You are offline\./ });

/** What the site keeps in the browser, by path. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) paths.push(`${name} ${new URL(url).pathname}`);
    }
    return paths;
  });

/** Waits until everything is kept that belongs to a first visit. */
async function wholeVisit(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await hydrated(page);
  await expect
    .poll(async () => (await kept(page)).some((file) => file.includes("/assets/edition-")))
    .toBe(true);
}

/** Scrolls to the page's end, and returns the pictures that do not come. */
const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
  });

test("after one visit every corporate page opens without a line, by its address and by a link, with its pictures", async ({
  page,
  host,
}) => {
  test.slow();
  await wholeVisit(page, "/historia");
  host.answer("cut");
  for (const { path: at, heading: name } of corporate) {
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
    expect(await missingPictures(page), at).toEqual([]);
  }
  await hydrated(page);
  for (const { path: at, heading: name } of corporate) {
    await page.evaluate((to) => {
      const link = document.querySelector<HTMLAnchorElement>("footer a");
      if (link) window.history.pushState(null, "", to);
    }, at);
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
  }
});
