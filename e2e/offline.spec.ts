import { statSync } from "node:fs";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CLIENT } from "../testing/build";
import { pages } from "../testing/pages";
import { z } from "zod";
import { expectAccessible } from "./accessibility";
import { anotherBuild, FickleHost } from "./fickle-host";
import { PlainBrowser, type PlainTab } from "./plain-browser";
import { expect, hydrated, test as base } from "./site";

/** A visit of a host whose answers change. What a test keeps in its browser is kept for it alone. */
const test = base.extend<{ host: FickleHost; plainBrowser: PlainBrowser }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  host: async ({}, provide) => {
    const host = await FickleHost.start();
    await provide(host);
    await host.stop();
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  plainBrowser: async ({}, provide) => {
    const browser = await PlainBrowser.start();
    await provide(browser);
    await browser.close();
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

/** What the site keeps in the browser: the name of a cache and a path. */
const listKept = async () => {
  const files: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) files.push(`${name} ${new URL(url).pathname}`);
  }
  return files;
};

const kept = (page: Page) => page.evaluate(listKept);

/** The same without what is noted of tabs. */
const keptFiles = async (page: Page) =>
  (await kept(page)).filter((file) => !file.startsWith("tabs ")).toSorted();

/** Waits until a file is kept. */
const expectKept = (page: Page, file: RegExp) =>
  expect.poll(async () => (await kept(page)).filter((one) => file.test(one))).not.toEqual([]);

const expectControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

const EDITION = /^ahead-\w+ \/assets\/edition-/;

/** A first visit, to the end of what it loads ahead. */
async function visit(page: Page, at: string): Promise<void> {
  await page.goto(at);
  await hydrated(page);
  await expectKept(page, EDITION);
}

/** Follows a link to a page within the document that is shown, wherever the link stands in it. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("click");
}

const isSameDocument = (page: Page) => page.evaluate(() => "isSameDocument" in window);

/** Lets every picture come, and returns those that do not. */
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
  await visit(page, "/historia");
  host.answer("cut");
  for (const { path: at, heading: name } of corporate) {
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
    expect(await missingPictures(page), at).toEqual([]);
  }
  await hydrated(page);
  for (const { path: at, heading: name } of corporate.toReversed().slice(1)) {
    await follow(page, at);
    await expect(heading(page, name)).toBeVisible();
  }
  await follow(page, "/ficha-tecnica");
  await expect(
    page.getByRole("cell", { name: "Densidad", exact: false }).or(page.getByText("Densidad")).first(),
  ).toBeAttached();
  expect(await isSameDocument(page), "followed within one document").toBe(true);
});

/** A file's bytes as sent with brotli. */
const bytes = (file: string) =>
  (statSync(path.join(CLIENT, `${file}.br`), { throwIfNoEntry: false }) ?? statSync(path.join(CLIENT, file)))
    .size;

test("what is loaded ahead keeps to its limit, and every picture of the sample is in it", async ({
  page,
}) => {
  await visit(page, "/faq");
  const first = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  const ahead = (await kept(page)).flatMap((file) => /^ahead-\w+ (.*)/.exec(file)?.[1] ?? []);
  const more = ahead.filter((file) => !first.includes(file));
  expect(
    more.reduce((sum, file) => sum + bytes(file), 0),
    "docs/decisions/0032-offline.md",
  ).toBeLessThanOrEqual(300 * 1024);
  expect(ahead.filter((file) => file.includes("/img/"))).toHaveLength(40);
});

for (const [line, connection] of Object.entries({
  "data is to be saved": { saveData: true },
  "the line is slow": { effectiveType: "2g" },
  "the line is a phone's": { type: "cellular" },
})) {
  test(`where ${line} nothing is loaded ahead, and what was visited is kept`, async ({ page, host }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
    }, connection);
    await page.goto("/valores");
    await hydrated(page);
    await expectKept(page, /^seen-\w+ \/valores$/);
    await follow(page, "/shop");
    await expect(heading(page, "Shop")).toBeVisible();
    await page.goto("/shop");
    await expectKept(page, /^seen-\w+ \/shop$/);
    host.answer("cut");
    await page.goto("/valores");
    await expect(heading(page, "Valores")).toBeVisible();
    expect((await kept(page)).filter((file) => file.startsWith("ahead-"))).toEqual([]);
    await page.goto("/politicas");
    await expect(heading(page, "Sin conexión")).toBeVisible();
  });
}

test("shop, products and posts that were visited open without a line, the cart works, and for others there is a page that says so", async ({
  page,
  host,
}) => {
  test.slow();
  await visit(page, "/shop");
  await follow(page, "/shop-single/1");
  await expect(heading(page, "Sweet Banana")).toBeVisible();
  await expectKept(page, /^seen-\w+ \/shop-single\/1$/);
  await page.goto("/blog-single/2");
  await hydrated(page);
  await expectKept(page, /^seen-\w+ \/blog-single\/2\.data$/);
  await page.goto("/cart");
  await hydrated(page);
  await expectKept(page, /^seen-\w+ \/cart\.data$/);
  host.answer("cut");
  await page.goto("/blog-single/2");
  await expect(heading(page, "Six hours from the reef to a market stall, and not one more")).toBeVisible();
  await page.goto("/shop-single/1");
  await hydrated(page);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.goto("/cart");
  await expect(page.getByRole("main").getByRole("row", { name: /Sweet Banana/ })).toBeVisible();

  await page.goto("/shop-single/7");
  await expect(heading(page, "You are offline")).toBeVisible();
  const list = page.getByRole("navigation", { name: "Saved on this device" });
  await expect(list.getByRole("link")).toHaveCount(corporate.length + 4);
  // Its frame is a page that was visited, which has no rules for it.
  await expect(list.getByRole("list")).toHaveCSS("border-top-width", "1px");
  await expectAccessible(page);
  await list.getByRole("link", { name: "Sweet Banana" }).click();
  await expect(heading(page, "Sweet Banana")).toBeVisible();
  await page.goto("/no-such-page");
  await expect(heading(page, "Sin conexión")).toBeVisible();
  await expect(page).toHaveURL("/no-such-page");
  await expectAccessible(page);
  host.answer("well");
  await page.getByRole("main").getByRole("link", { name: "Intentar de nuevo" }).click();
  await expect(heading(page, "Sorry Page Was Not Found!")).toBeVisible();
});

test("the offline page has no address of its own", async ({ request }) => {
  for (const at of ["/sin-conexion", "/offline", "/offline.data"])
    expect((await request.get(at)).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toMatch(/offline|conexion/);
});

test("a page that is not kept cannot be followed to without a line: the page stays, and says so", async ({
  page,
  host,
}) => {
  await visit(page, "/contact-us");
  const message = page.getByRole("form", { name: "Escríbanos" }).getByLabel("Mensaje");
  await message.fill("Media frase");
  host.answer("cut");
  // The browser takes itself to be online: what says otherwise is that the link's page cannot be had.
  await footerLink(page, "Tienda").focus();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  const asked = page.waitForResponse(/shop\.data/);
  await footerLink(page, "Tienda").press("Enter");
  await asked;
  await expect(page).toHaveURL("/contact-us");
  await expect(message).toHaveValue("Media frase");
  await expectAccessible(page);
  await footerLink(page, "Historia").press("Enter");
  await expect(heading(page, "Historia")).toBeVisible();
  await expect(notice(page)).toBeVisible();
  host.answer("well");
  await footerLink(page, "Tienda").press("Enter");
  await expect(heading(page, "Shop")).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a message without a line is kept, also over a reload, and goes when its writer sends it", async ({
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

/** What the heading of the page says. */
const shownTitle = () => document.querySelector("h1")?.textContent ?? "";

/** Waits until a tab's page answers, as `hydrated` does (testing/hydrated.ts). */
async function started(tab: PlainTab): Promise<void> {
  await tab.press();
  await expect
    .poll(() => tab.evaluate(() => document.documentElement.hasAttribute("data-hydrated")))
    .toBe(true);
}

/** Follows the link to the values within the document that is shown. */
const followToValues = (tab: PlainTab) =>
  tab.evaluate(() => {
    Object.assign(window, { isSameDocument: true });
    document.querySelector<HTMLAnchorElement>('a[href="/valores"]')?.click();
  });

/** Waits for the page of the values, and checks that its data and its code come from this build. */
async function expectValuesOf(tab: PlainTab, build: number): Promise<void> {
  await expect.poll(() => tab.evaluate(shownTitle)).toMatch(/^Valores \d+$/);
  expect(await tab.evaluate(shownTitle)).toBe(`Valores ${build}`);
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('footer a[href="/valores"]')?.textContent))
    .toBe(`Valores ${build}`);
}

test("ten deploys in the middle of a visit, in two tabs: every page is whole, of one build", async ({
  host,
  plainBrowser,
}) => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  const [first, second] = [await plainBrowser.open(), await plainBrowser.open()];
  const keptNow = async () => z.array(z.string()).parse(await first.evaluate(listKept));
  host.answer({ client: await anotherBuild(folder, 1) });
  for (const tab of [first, second]) {
    await tab.goto(`${host.origin}/historia`);
    await started(tab);
  }
  await expect.poll(async () => (await keptNow()).join("\n")).toContain("edition-00000001");
  for (const tab of [first, second])
    await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (let build = 2; build <= 11; build++) {
    const client = await anotherBuild(folder, build);
    host.answer({ client });
    // The old tab's link leads to the new build, whole; the other one stays as it is, also without a line.
    await followToValues(first);
    await expectValuesOf(first, build);
    await started(first);
    host.answer("cut");
    await followToValues(second);
    await expectValuesOf(second, build - 1);
    expect(await second.evaluate(() => "isSameDocument" in window)).toBe(true);
    host.answer({ client });
    await second.reload();
    await expectValuesOf(second, build);
    await started(second);
    // A new worker takes over once the one before has ended. Where that one is asked for something in just that moment, it
    // starts again and goes on until half a minute has passed in silence.
    await expect
      .poll(async () => (await keptNow()).join("\n"), { timeout: 90_000 })
      .toContain(`edition-${String(build).padStart(8, "0")}`);
    for (const tab of [first, second]) {
      await tab.goto(`${host.origin}/historia`);
      await started(tab);
    }
  }
  // What no tab needs any more is gone.
  await expect
    .poll(
      async () =>
        new Set((await keptNow()).flatMap((file) => /^(?:ahead|seen)-(\w+)/.exec(file)?.[1] ?? [])).size,
    )
    .toBe(1);
  expect([...first.errors, ...second.errors]).toEqual([]);
  await rm(folder, { recursive: true });
});

test("the switch takes the worker and all that it kept from a visitor, and the page stays", async ({
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
  await expect.poll(() => kept(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await follow(page, "/historia");
  await expect(heading(page, "Historia 1")).toBeVisible();
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
  test(`with the storage ${how} the site is as it was`, async ({ page, faults }) => {
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

test("with the storage full, pages come from the network as before", async ({
  page,
  context,
  host,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "only Chromium lets a test fill it");
  const client = await context.newCDPSession(page);
  await client.send("Storage.overrideQuotaForOrigin", { origin: host.origin, quotaSize: 1 });
  await page.goto("/historia");
  await hydrated(page);
  await expectControlled(page);
  for (const { path: at, heading: name } of corporate.slice(0, 4)) {
    await follow(page, at);
    await expect(heading(page, name)).toBeVisible();
    await page.goto(at);
    await expect(heading(page, name)).toBeVisible();
    await hydrated(page);
  }
});

test("a request that hangs is given up for what is kept; an error and a page of somebody else are shown, and never kept", async ({
  page,
  host,
}) => {
  test.slow();
  await visit(page, "/historia");
  const before = await keptFiles(page);
  host.answer("hang");
  await page.goto("/valores");
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
  await hydrated(page);
  host.answer("portal");
  await follow(page, "/valores");
  await expect(heading(page, "Inicie sesión")).toBeVisible();
  host.answer("cut");
  await page.goto("/valores");
  await expect(heading(page, "Valores")).toBeVisible();
  expect(await keptFiles(page)).toEqual(before);
});

test("documents and pictures are saved when asked, with their size, open without a line, and can be taken away", async ({
  page,
  host,
}) => {
  await visit(page, "/ficha-tecnica");
  const panel = page.getByRole("region", { name: "Para leer sin conexión" });
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await panel.getByRole("button", { name: /^Guardar para leer sin\sconexión \([\d.]+ [KM]B\)$/ }).click();
  await expect(panel.getByRole("status")).toHaveText(/^Guardado en este dispositivo: [\d.]+ [KM]B\.$/);
  await expectAccessible(page);
  host.answer("cut");
  const isPdf = await page.evaluate(async () => {
    const link = document.querySelector<HTMLAnchorElement>("a[href$='.pdf']");
    return link && (await (await fetch(link.href)).text()).startsWith("%PDF");
  });
  expect(isPdf).toBe(true);
  await panel.getByRole("button", { name: "Quitar de este dispositivo" }).click();
  await expect.poll(async () => (await kept(page)).filter((file) => file.startsWith("saved "))).toEqual([]);
});
