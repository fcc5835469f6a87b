import { copyFile, stat } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { contactPage } from "../app/catalog/content/corporate-pages";
import { offlineWords } from "../app/catalog/content/sections";
import { CLIENT, fileOf } from "../testing/build";
import { builtWords, firstRecord, pages } from "../testing/site-pages";
import { expectAccessible } from "./accessibility";
import { storedFiles } from "./host";
import {
  brokenPictures,
  expect,
  FIREFOX,
  footerLink,
  FULL,
  messageField,
  messageForm,
  offlineNotice,
  open,
  SENT,
  test,
  writeMessage,
} from "./site";
import { first, productAt, windows } from "./storefront";

test.use({
  serviceWorkers: "allow",
  viewport: windows.phone,
  contextOptions: { reducedMotion: "reduce" },
  expectsFaults: true,
});

test.afterEach(({ site }) => site.recover());

const PRODUCT = `/shop-single/${first.id}`;
const POST = firstRecord("/blog-single/");

const { form: contact } = contactPage();
const notStored = offlineWords();

const corporate = pages.filter(({ lang }) => lang === "es");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

const stored = (page: Page) => page.evaluate(storedFiles);

const expectStored = (page: Page, ...files: string[]) =>
  expect.poll(() => stored(page)).toEqual(expect.arrayContaining(files));

const expectControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Opens a page for the first time, and waits until the precache is complete. */
async function visit(page: Page, at: string): Promise<void> {
  await open(page, at);
  await expectStored(page, "precached /offline.json", `pages ${at}`);
}

/** Follows a link without loading a document, wherever it stands in the page. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

async function expectWhole(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
  const unstyled = page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.filter((link) => !Reflect.get(link, "sheet")).length);
  expect(await unstyled, "stylesheets that are missing").toBe(0);
}

/** Turns the precache off, as browsers do that save data. */
const saveData = (page: Page, connection: object = { saveData: true }) =>
  page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
  }, connection);

test("opens every corporate page offline after one visit", FULL, async ({ page, site }) => {
  test.slow();
  await visit(page, "/historia");
  site.fail("cut");
  for (const { path: at } of corporate) {
    await page.goto(at);
    await expectWhole(page, builtWords(at).heading);
    // Below its head a page without a text shows pictures that are not in the precache.
    const isWritten = existsSync(path.join("content/pages", `${at}.md`));
    expect(await brokenPictures(page, isWritten ? "main > :first-child" : "main"), at).toEqual([]);
  }
  await open(page, "/historia");
  for (const { path: at } of corporate.toReversed()) {
    await follow(page, at);
    await expect(heading(page, builtWords(at).heading)).toBeVisible();
  }
  await follow(page, "/ficha-tecnica");
  await expect(page.getByRole("table", { includeHidden: true }).first()).toBeAttached();
  expect(await isSameDocument(page)).toBe(true);
});

test("precaches at most 600 KB, and keeps its own page out of search engines", async ({ page, request }) => {
  const entries = z
    .array(z.object({ url: z.string() }))
    .parse(await (await request.get("/offline.json")).json());
  const files = entries.map(({ url }) => new URL(url, "http://host").pathname);
  let bytes = 0;
  for (const file of files) {
    const built = path.join(CLIENT, file.includes(".") ? file : fileOf(file));
    bytes += (await stat(existsSync(`${built}.br`) ? `${built}.br` : built)).size;
  }
  expect(bytes).toBeLessThanOrEqual(600_000);
  await visit(page, "/faq");
  // Workbox responds before it has written the last files.
  const missing = async () => {
    const all = await stored(page);
    return files.filter((file) => !all.some((one) => one.endsWith(` ${file}`)));
  };
  await expect.poll(missing).toEqual([]);
  const offline = await (await request.get("/sin-conexion")).text();
  expect(offline).toContain('<meta name="robots" content="noindex"/>');
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("conexion");
});

for (const connection of [{ saveData: true }, { effectiveType: "2g" }]) {
  test(`stores only visited pages with ${JSON.stringify(connection)}`, async ({ page, site }) => {
    await saveData(page, connection);
    await open(page, "/valores");
    await expectStored(page, "pages /valores", "pages /valores.data");
    await expectControlled(page);
    await page.goto("/shop");
    await expectStored(page, "pages /shop");
    await footerLink(page, "/historia").press("Enter");
    await expectStored(page, "pages /historia");
    site.fail("cut");
    await page.goto("/valores");
    await expectWhole(page, "Valores");
    const kept = (await stored(page)).filter((file) => /^pages [^.]*$/.test(file));
    expect(kept).toEqual(["pages /historia", "pages /shop", "pages /valores"]);
    await page.goto("/politicas");
    await expectWhole(page, notStored.es.title);
  });
}

test("stores the first page even if the worker starts before the page knows", async ({ page }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = async (...given) => {
      const registration = await register(...given);
      const { active } = await serviceWorker.ready;
      if (active?.state === "activating")
        await new Promise((next) => active.addEventListener("statechange", next, { once: true }));
      return registration;
    };
  });
  await visit(page, "/historia");
});

test("stores a page even if the browser never says that it is idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, { timeout } = {}) =>
      timeout ? window.setTimeout(run, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0;
  });
  await visit(page, "/historia");
});

test("does not request an unknown address again to store it", async ({ page, site }) => {
  await visit(page, "/historia");
  site.refused.length = 0;
  await open(page, "/no-such-page");
  await page.waitForLoadState("networkidle");
  expect(site.refused).toEqual(["404 /no-such-page"]);
});

test("opens visited pages and the cart offline, and lists what it has", FIREFOX, async ({ page, site }) => {
  test.slow();
  await visit(page, "/shop");
  await follow(page, PRODUCT);
  await expect(heading(page, first.title)).toBeVisible();
  await expectStored(page, `pages ${PRODUCT}`);
  for (const at of [POST, "/cart"]) {
    await open(page, at);
    await expectStored(page, `pages ${at}.data`);
  }
  site.fail("cut");
  await page.goto(POST);
  await expect(heading(page, builtWords(POST).heading)).toBeVisible();
  await open(page, PRODUCT);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("row", { name: new RegExp(first.title) })).toBeVisible();

  await page.goto(`/shop-single/${productAt(3).id}`);
  await expect(heading(page, notStored.es.title)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: notStored.en.title })).toBeVisible();
  const list = page.getByRole("navigation", { name: notStored.es.kept });
  await expect(list.getByRole("link")).toHaveCount(corporate.length + 4);
  await expectAccessible(page);
  await list.getByRole("link", { name: first.title }).click();
  await expect(heading(page, first.title)).toBeVisible();
  await page.goto("/no-such-page");
  await expect(heading(page, notStored.es.title)).toBeVisible();
  site.recover();
  await page.getByRole("button", { name: notStored.es.again }).click();
  await expect(heading(page, "Sorry Page Was Not Found!")).toBeVisible();
});

test("stays on the page and says so if the next page is not stored", async ({ page, site }) => {
  await visit(page, "/login");
  const email = page.getByRole("main").getByLabel("Email");
  await email.fill("marta@example.com");
  const register = page.getByRole("main").getByRole("link", { name: "Register" });
  site.fail("cut");
  // The browser believes itself online, but the prefetch on focus fails.
  await register.focus();
  await expect(offlineNotice(page)).toBeInViewport({ ratio: 1 });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/register.data"));
  await register.press("Enter");
  await failed;
  await expect(page).toHaveURL("/login");
  await expect(email).toHaveValue("marta@example.com");
  await expectAccessible(page);
  await footerLink(page, "/historia").press("Enter");
  await expect(heading(page, "Historia")).toBeVisible();
  await expect(offlineNotice(page)).toBeVisible();
  site.recover();
  await footerLink(page, "/shop").press("Enter");
  await expect(heading(page, "Shop")).toBeVisible();
  await expect(offlineNotice(page)).toHaveCount(0);
});

// contact-form.test.tsx covers what else becomes of the message.
test("keeps an unsent message when the page reloads, and offers to send it", async ({ page, site }) => {
  await visit(page, "/contact-us");
  const form = messageForm(page);
  const status = form.getByRole("status");
  await writeMessage(page);
  site.fail("cut");
  await form.getByRole("button", { name: contact.send }).click();
  await expect(status).toContainText(contact.waiting);
  await expectAccessible(page);
  await page.reload();
  await expect(messageField(page, "message")).not.toHaveValue("");
  await expect(status).toContainText(contact.waiting);
  site.recover();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(status).toContainText(contact.back);
  await expectAccessible(page);
  await form.getByRole("button", { name: contact.sendNow }).click();
  await expect(status).toHaveText(SENT);
});

test("shows whole pages through deploys, in old tabs too", FULL, async ({ page: tab1, context, site }) => {
  test.slow();
  const tab2 = await context.newPage();
  const errors: string[] = [];
  for (const tab of [tab1, tab2]) tab.on("pageerror", ({ message }) => errors.push(message));
  const expectPrecached = (build: number) =>
    expect
      .poll(() => tab1.evaluate(async () => (await (await caches.match("/offline.json"))?.text()) ?? ""))
      .toContain(`"revision":"${build}"`);
  await site.deploy(1);
  for (const tab of [tab1, tab2]) await open(tab, "/historia");
  await expectPrecached(1);
  for (const tab of [tab1, tab2]) {
    await open(tab, "/historia");
    await expectControlled(tab);
  }
  for (const build of [2, 3]) {
    const client = await site.deploy(build);
    // A tab of the build before follows a link, online and offline.
    await follow(tab1, "/valores");
    await expectWhole(tab1, /^Valores \d+$/);
    site.fail("cut");
    await follow(tab2, "/valores");
    await expectWhole(tab2, /^Valores \d+$/);
    await open(tab2, "/historia");
    await expectWhole(tab2, /^Historia \d+$/);
    // Documents are of the new build as soon as the host answers.
    site.recover(client);
    for (const tab of [tab1, tab2]) {
      await open(tab, "/historia");
      await expectWhole(tab, `Historia ${build}`);
    }
    await expectPrecached(build);
  }
  expect(errors).toEqual([]);
});

test("loads documents whose scripts are gone, and stores none too late", FULL, async ({ page, site }) => {
  await saveData(page);
  await open(page, "/historia");
  await expectStored(page, "pages /historia");
  await expectControlled(page);
  const client = await site.deploy(1);
  await follow(page, "/valores");
  await expectWhole(page, "Valores 1");
  expect(await isSameDocument(page)).toBe(false);
  const release = site.hold(client);
  await page.goto("/historia");
  await expect(heading(page, /^Historia$/)).toBeVisible();
  await release();
  // Once another page is stored, the late response would be, too.
  site.recover(client);
  await page.goto("/valores");
  await expectStored(page, "pages /valores");
  site.fail("cut");
  await page.goto("/historia");
  await expectWhole(page, /^Historia$/);
});

const details = { tag: [FULL.tag, FIREFOX.tag] };
test("removes worker and caches with the kill switch", details, async ({ page, site }) => {
  await visit(page, "/historia");
  await site.deploy(1, (client) => copyFile(path.join(CLIENT, "sw-off.js"), path.join(client, "sw.js")));
  await open(page, "/valores");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await open(page, "/valores");
  await follow(page, "/historia");
  await expect(heading(page, "Historia 1")).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
});

for (const [what, content] of Object.entries({
  storage: "ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('denied'))",
  workers: "delete Navigator.prototype.serviceWorker",
})) {
  test(`works without faults in browsers without ${what}`, FULL, async ({ page, faults }) => {
    await page.addInitScript({ content });
    await open(page, "/ficha-tecnica");
    for (const [at, name] of Object.entries({ "/historia": "Historia", "/shop": "Shop" })) {
      await follow(page, at);
      await expect(heading(page, name)).toBeVisible();
    }
    expect(faults).toEqual([]);
  });
}

test("loads pages from the network where storage is full", FULL, async ({ page, context, site }) => {
  await visit(page, "/login");
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: site.origin, quotaSize: 1 });
  await follow(page, "/register");
  await expect(heading(page, "Register")).toBeVisible();
  await open(page, "/shop");
  await expect(heading(page, "Shop")).toBeVisible();
});

test("shows the stored page after an error or a timeout", FULL, async ({ page, site }) => {
  test.slow();
  await visit(page, "/historia");
  const before = await stored(page);
  site.fail("hang");
  // Pictures of another size than the stored one hang as well.
  await page.goto("/valores", { waitUntil: "commit" });
  await expect(heading(page, "Valores")).toBeVisible();
  site.fail("broken");
  await page.goto("/politicas");
  await expect(heading(page, "Políticas")).toBeVisible();
  await page.goto("/shop");
  await expect(page.getByText("broken")).toBeVisible();
  site.fail("portal");
  for (const at of ["/historia", "/shop"]) {
    await page.goto(at);
    await expect(heading(page, "Inicie sesión")).toBeVisible();
  }
  site.fail("cut");
  await page.goto("/historia");
  await expect(heading(page, "Historia")).toBeVisible();
  await follow(page, "/valores");
  await expect(heading(page, "Valores")).toBeVisible();
  expect(await stored(page)).toEqual(before);
});
