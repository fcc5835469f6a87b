import { existsSync, statSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CLIENT, fileOf } from "../testing/build";
import { pages } from "../testing/pages";
import { z } from "zod";
import { expectAccessible } from "./accessibility";
import { anotherBuild, FickleHost } from "./fickle-host";
import { expect, hydrated, test as base } from "./site";

/** A visit of a host whose answers change. What a test keeps in its browser is kept for it alone. */
const test = base.extend<{ host: FickleHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  host: async ({}, provide) => {
    const host = await FickleHost.start();
    await provide(host);
    await host.stop();
  },
  baseURL: ({ host }, provide) => provide(host.origin),
});

test.use({
  serviceWorkers: "allow",
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: "reduce" },
});

const corporate = pages.filter(({ lang }) => lang === "es");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });
const notice = (page: Page) =>
  page.getByRole("status").filter({ hasText: /^(?:Sin conexión|You are offline)\./ });

/** What the service worker has stored: the name of a cache and a path. */
const listStored = async () => {
  const files: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) files.push(`${name} ${new URL(url).pathname}`);
  }
  return files;
};

const stored = async (page: Page) => (await page.evaluate(listStored)).toSorted();

/** Waits until files are stored. */
const expectStored = (page: Page, ...files: string[]) =>
  expect.poll(() => stored(page)).toEqual(expect.arrayContaining(files));

const expectControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Stored last, when the precache is complete. */
const PRECACHED = "precached /offline.json";

/** A first visit, to the end of the precache. */
async function visit(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await hydrated(page);
  await expectStored(page, PRECACHED, `pages ${at}`);
}

/** Follows a link to a page within the document that is shown, wherever the link stands in it. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** Loads every picture in a part of the page, and returns those that are missing. */
const missingPictures = (page: Page, part: string) =>
  page.evaluate(async (selector) => {
    const images = [...document.querySelectorAll<HTMLImageElement>(`${selector} img`)].filter((image) =>
      image.checkVisibility(),
    );
    for (const image of images) {
      image.loading = "eager";
      await image.decode().catch(() => undefined);
    }
    return images.filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
  }, part);

/** Whether all stylesheets of the page have loaded. */
const isStyled = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(
      ({ sheet }) => sheet !== null,
    ),
  );

/** Pages whose text is Markdown: what a placeholder shows below its head is not in the precache. */
const isWritten = (at: string) => existsSync(path.join("content/pages", `${at}.md`));

test("opens every corporate page offline after one visit, by address and by link, with styles and pictures", async ({
  page,
  host,
}) => {
  test.slow();
  await visit(page, "/historia");
  host.answer("cut");
  for (const { path: at, heading: name } of corporate) {
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
    expect(await isStyled(page), at).toBe(true);
    expect(await missingPictures(page, isWritten(at) ? "main > :first-child" : "main"), at).toEqual([]);
  }
  await hydrated(page);
  for (const { path: at, heading: name } of corporate.toReversed().slice(1)) {
    await follow(page, at);
    await expect(heading(page, name)).toBeVisible();
  }
  await follow(page, "/ficha-tecnica");
  await expect(page.getByText("Densidad").first()).toBeAttached();
  expect(await isSameDocument(page), "followed within one document").toBe(true);
});

/** The bytes of a file of the build as sent with brotli. */
function bytesOf(url: string): number {
  const file = url.startsWith("/") && !url.includes(".") ? fileOf(url) : url;
  const packed = path.join(CLIENT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : path.join(CLIENT, file)).size;
}

test("precaches at most 600 KB", async ({ page, request }) => {
  const entries = z
    .array(z.object({ url: z.string() }))
    .parse(await (await request.get("/offline.json")).json());
  expect(entries.reduce((sum, { url }) => sum + bytesOf(url), 0)).toBeLessThanOrEqual(600_000);
  await visit(page, "/faq");
  const files = entries.map(({ url }) => new URL(url, "http://host").pathname);
  // Workbox answers before it has written the last files to its caches.
  const missing = async () => {
    const all = await stored(page);
    return files.filter((file) => !all.some((one) => one.endsWith(` ${file}`)));
  };
  await expect.poll(missing).toEqual([]);
});

for (const [what, connection] of Object.entries({
  "with Save-Data": { saveData: true },
  "on a 2g connection": { effectiveType: "2g" },
})) {
  test(`precaches nothing ${what}, and stores what was visited`, async ({ page, host }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
    }, connection);
    await page.goto("/valores");
    await hydrated(page);
    await expectStored(page, "pages /valores", "data /valores.data");
    await expectControlled(page);
    await page.goto("/shop");
    await expectStored(page, "pages /shop");
    host.answer("cut");
    await page.goto("/valores");
    await expect(heading(page, "Valores")).toBeVisible();
    expect(await isStyled(page)).toBe(true);
    expect((await stored(page)).filter((file) => file.startsWith("pages "))).toEqual([
      "pages /shop",
      "pages /valores",
    ]);
    await page.goto("/politicas");
    await expect(heading(page, "Sin conexión")).toBeVisible();
    expect(await isStyled(page)).toBe(true);
  });
}

test("opens visited pages of the shop and the journal offline, with a cart that works, and lists them where a page is missing", async ({
  page,
  host,
}) => {
  test.slow();
  await visit(page, "/shop");
  await follow(page, "/shop-single/1");
  await expect(heading(page, "Sweet Banana")).toBeVisible();
  await expectStored(page, "pages /shop-single/1");
  for (const at of ["/blog-single/2", "/cart"]) {
    await page.goto(at);
    await hydrated(page);
    await expectStored(page, `data ${at}.data`);
  }
  host.answer("cut");
  await page.goto("/blog-single/2");
  await expect(heading(page, "Six hours from the reef to a market stall, and not one more")).toBeVisible();
  await page.goto("/shop-single/1");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("row", { name: /Sweet Banana/ })).toBeVisible();

  await page.goto("/shop-single/7");
  await expect(heading(page, "Sin conexión")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "You are offline" })).toBeVisible();
  const list = page.getByRole("navigation", { name: "Guardado en este dispositivo" });
  await expect(list.getByRole("link")).toHaveCount(corporate.length + 4);
  await expectAccessible(page);
  await list.getByRole("link", { name: "Sweet Banana" }).click();
  await expect(heading(page, "Sweet Banana")).toBeVisible();
  await page.goto("/no-such-page");
  await expect(heading(page, "Sin conexión")).toBeVisible();
  await expect(page).toHaveURL("/no-such-page");
  host.answer("well");
  await page.getByRole("button", { name: "Intentar de nuevo" }).click();
  await expect(heading(page, "Sorry Page Was Not Found!")).toBeVisible();
});

test("keeps the offline page out of search engines", async ({ request }) => {
  expect(await (await request.get("/sin-conexion")).text()).toContain(
    '<meta name="robots" content="noindex"/>',
  );
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("conexion");
});

test("stays on the page and says so when a link leads to a page that is not stored", async ({
  page,
  host,
}) => {
  await visit(page, "/login");
  const email = page.getByRole("main").getByLabel("Email");
  await email.fill("marta@example.com");
  const register = page.getByRole("main").getByRole("link", { name: "Register" });
  host.answer("cut");
  // The browser takes itself to be online, but prefetching the link's page fails.
  await register.focus();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  const asked = page.waitForEvent("requestfailed", (request) => request.url().includes("/register.data"));
  await register.press("Enter");
  await asked;
  await expect(page).toHaveURL("/login");
  await expect(email).toHaveValue("marta@example.com");
  await expectAccessible(page);
  await footerLink(page, "Historia").press("Enter");
  await expect(heading(page, "Historia")).toBeVisible();
  await expect(notice(page)).toBeVisible();
  host.answer("well");
  await footerLink(page, "Tienda").press("Enter");
  await expect(heading(page, "Shop")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("keeps an unsent message over a reload, says that it is unsent, and sends it when its writer does", async ({
  page,
  host,
}) => {
  await visit(page, "/contact-us");
  const form = page.getByRole("form", { name: "Escríbanos" });
  await form.getByLabel("Nombre").fill("Marta");
  await form.getByLabel("Correo electrónico").fill("marta@example.com");
  await form.getByLabel("Mensaje").fill("Buscamos 500 t");
  host.answer("cut");
  await form.getByRole("button", { name: "Enviar mensaje" }).click();
  await expect(form.getByRole("status")).toContainText("Hubo un error al enviar el mensaje.");
  await expect(form.getByRole("status")).toContainText("Sin conexión: el mensaje no se ha enviado.");
  await expectAccessible(page);
  await page.reload();
  await expect(form.getByLabel("Mensaje")).toHaveValue("Buscamos 500 t");
  await expect(form.getByRole("status")).toContainText("Sin conexión");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.url());
  });
  host.answer("well");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(form.getByRole("status")).toContainText("Ya hay conexión");
  await expectAccessible(page);
  expect(sent, "nothing is sent by itself").toEqual([]);
  await form.getByRole("button", { name: "Enviar ahora" }).click();
  await expect(form.getByRole("status")).toHaveText("¡Mensaje enviado con éxito!");
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel("Mensaje")).toHaveValue("");
  await expect(form.getByRole("status")).toBeEmpty();
});

/** Waits for a page with its styles. */
async function expectStyled(page: Page, title: RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(await isStyled(page)).toBe(true);
}

/** Opens a page by its address, and waits until it works. */
async function expectWhole(page: Page, at: string, title: RegExp): Promise<void> {
  await page.goto(at);
  await expectStyled(page, title);
  await hydrated(page);
}

test("shows whole pages through five deploys in the middle of a visit, and keeps old tabs working", async ({
  page: first,
  context,
  host,
}) => {
  test.setTimeout(300_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  const second = await context.newPage();
  const thrown: string[] = [];
  for (const tab of [first, second]) tab.on("pageerror", ({ message }) => thrown.push(message));
  /** Waits until the precache of a build is complete. */
  const expectPrecached = (build: number) =>
    expect
      .poll(() => first.evaluate(async () => (await (await caches.match("/offline.json"))?.text()) ?? ""))
      .toContain(`"revision":"${build}"`);
  host.answer({ client: await anotherBuild(folder, 1) });
  for (const tab of [first, second]) {
    await tab.goto("/historia");
    await hydrated(tab);
  }
  await expectPrecached(1);
  for (const tab of [first, second]) {
    await tab.reload();
    await hydrated(tab);
    await expectControlled(tab);
  }
  for (let build = 2; build <= 6; build++) {
    const client = await anotherBuild(folder, build);
    host.answer({ client });
    // A link in a tab of the build before, online.
    await follow(first, "/valores");
    await expectStyled(first, /^Valores \d+$/);
    // The same offline.
    host.answer("cut");
    await follow(second, "/valores");
    await expectStyled(second, /^Valores \d+$/);
    await expectWhole(second, "/historia", /^Historia \d+$/);
    // A document is of the new build as soon as the host answers.
    host.answer({ client });
    for (const tab of [first, second]) await expectWhole(tab, "/historia", new RegExp(`^Historia ${build}$`));
    await expectPrecached(build);
  }
  expect(thrown).toEqual([]);
  await rm(folder, { recursive: true });
});

test("loads the document where an old tab's script is gone from the host", async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
  });
  await page.goto("/historia");
  await hydrated(page);
  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  host.answer({ client: await anotherBuild(folder, 1) });
  await follow(page, "/valores");
  await expect(heading(page, "Valores 1")).toBeVisible();
  await hydrated(page);
  expect(await isStyled(page)).toBe(true);
  expect(await isSameDocument(page)).toBe(false);
  await rm(folder, { recursive: true });
});

test("does not store what arrives after the timeout, because its scripts and styles were not loaded", async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
  });
  await page.goto("/historia");
  await hydrated(page);
  await expectStored(page, "pages /historia");
  await expectControlled(page);
  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  const client = await anotherBuild(folder, 1);
  const release = host.hold(client);
  await page.goto("/historia");
  await expect(heading(page, "Historia")).toBeVisible();
  await release();
  // By the end of another page the late response would be stored.
  host.answer({ client });
  await page.goto("/valores");
  await expectStored(page, "pages /valores");
  host.answer("cut");
  await page.goto("/historia");
  await expect(heading(page, "Historia")).toBeVisible();
  expect(await isStyled(page)).toBe(true);
  await rm(folder, { recursive: true });
});

test("the kill switch removes the worker and all that it stored, and the page stays", async ({
  page,
  host,
}) => {
  await visit(page, "/historia");
  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  const client = await anotherBuild(folder, 1);
  await copyFile(path.join(CLIENT, "sw-off.js"), path.join(client, "sw.js"));
  host.answer({ client });
  await page.goto("/valores");
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto("/valores");
  await hydrated(page);
  await follow(page, "/historia");
  await expect(heading(page, "Historia 1")).toBeVisible();
  await expect.poll(() => stored(page)).toEqual([]);
  await rm(folder, { recursive: true });
});

for (const [how, breakStorage] of Object.entries({
  denied: () => {
    Object.defineProperty(ServiceWorkerContainer.prototype, "register", {
      value: () => Promise.reject(new DOMException("denied", "SecurityError")),
    });
  },
  "of a browser without workers": () => {
    Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
  },
})) {
  test(`works with storage ${how}`, async ({ page, faults }) => {
    await page.addInitScript(breakStorage);
    await page.goto("/ficha-tecnica");
    await hydrated(page);
    await follow(page, "/historia");
    await expect(heading(page, "Historia")).toBeVisible();
    await follow(page, "/shop");
    await expect(heading(page, "Shop")).toBeVisible();
    expect(faults.list).toEqual([]);
  });
}

test("loads pages from the network with storage full", async ({ page, context, host, browserName }) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill it");
  await visit(page, "/login");
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: 1 });
  for (const [at, name] of [
    ["/register", "Register"],
    ["/shop", "Shop"],
  ] as const) {
    await follow(page, at);
    await expect(heading(page, name)).toBeVisible();
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
    await hydrated(page);
  }
});

test("shows the copy in place of an error or after a timeout, and stores no error and no page of somebody else", async ({
  page,
  host,
}) => {
  test.slow();
  await visit(page, "/historia");
  const before = await stored(page);
  host.answer("hang");
  // Pictures of another size than the stored one hang as well.
  await page.goto("/valores", { waitUntil: "commit" });
  await expect(heading(page, "Valores")).toBeVisible();
  host.answer("broken");
  await page.goto("/politicas");
  await expect(heading(page, "Políticas")).toBeVisible();
  await page.goto("/shop");
  await expect(page.getByText("broken")).toBeVisible();
  host.answer("portal");
  for (const at of ["/historia", "/shop"]) {
    await page.goto(at);
    await expect(heading(page, "Inicie sesión")).toBeVisible();
  }
  host.answer("cut");
  await page.goto("/historia");
  await expect(heading(page, "Historia")).toBeVisible();
  await follow(page, "/valores");
  await expect(heading(page, "Valores")).toBeVisible();
  expect(await stored(page)).toEqual(before);
});
