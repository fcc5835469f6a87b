import { copyFile, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { CLIENT } from "../../testing/build";
import { anotherBuild, FickleHost } from "../fickle-host";
import { expect, test as base } from "./site";
import type { Target, Visitor } from "./visitor";

/** A visit of a host whose answers change. */
const test = base.extend<{ host: FickleHost }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  host: async ({}, provide) => {
    const host = await FickleHost.start();
    await provide(host);
    await host.stop();
  },
  site: ({ host }, provide) =>
    provide({ origin: host.origin, outbox: "", refused: [], holdApp: () => () => {} }),
});

const heading: Target = { role: "heading" };
const footerLink = (name: string): Target => ({
  role: "link",
  name,
  within: { role: "contentinfo" },
});

/** What the site keeps in the browser: the name of a cache and a path. */
const kept = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) files.push(`${name} ${new URL(url).pathname}`);
    }
    return files.join("\n");
  });

const workers = (visitor: Visitor) =>
  visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Of a page of the shop there is what was seen of it: pictures farther down may be missing. */
async function expectNoFaultButPictures(visitor: Visitor): Promise<void> {
  expect((await visitor.faults()).filter((fault) => !fault.startsWith("Not loaded: <img"))).toEqual([]);
}

test("opens pages offline after one visit, by address and by link, and the kill switch removes the worker", async ({
  visitor,
  host,
}) => {
  await visitor.open("/historia");
  await expect.poll(() => kept(visitor)).toMatch(/^precached \/offline\.json$/m);
  await visitor.open("/shop-single/1");
  await expect.poll(() => kept(visitor)).toMatch(/^data \/shop-single\/1\.data$/m);
  expect(await visitor.faults()).toEqual([]);
  // What that page was still loading is of no account.
  host.answer("cut");
  await visitor.driver.get("about:blank");
  await visitor.open("/valores");
  await visitor.reads(heading, "Valores");
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  // What is out of sight has no name yet.
  await visitor.evaluate(() => document.querySelector("footer")?.scrollIntoView({ behavior: "instant" }));
  await visitor.click(footerLink("Clientes"));
  await visitor.isAt("/clientes");
  await visitor.reads(heading, "Clientes");
  expect(await visitor.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await visitor.faults(), "corporate pages are whole").toEqual([]);
  await visitor.open("/shop-single/1");
  await visitor.reads(heading, "Sweet Banana");
  await expectNoFaultButPictures(visitor);
  await visitor.openWithoutApp("/shop-single/7");
  await visitor.reads(heading, "Sin conexión");
  await visitor.click({ role: "link", name: "Sweet Banana" });
  await visitor.isAt("/shop-single/1");
  await visitor.reads(heading, "Sweet Banana");
  await expectNoFaultButPictures(visitor);
  await visitor.driver.get("about:blank");

  const folder = await mkdtemp(path.join(os.tmpdir(), "builds-"));
  const client = await anotherBuild(folder, 1);
  await copyFile(path.join(CLIENT, "sw-off.js"), path.join(client, "sw.js"));
  host.answer({ client });
  await visitor.open("/valores");
  await expect.poll(() => workers(visitor)).toBe(0);
  expect(await kept(visitor)).toBe("");
  await visitor.open("/historia");
  await visitor.reads(heading, "Historia 1");
  await rm(folder, { recursive: true });
});
