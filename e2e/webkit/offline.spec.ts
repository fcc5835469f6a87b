import { copyFile } from "node:fs/promises";
import path from "node:path";
import { CLIENT } from "../../testing/build";
import { recordPaths } from "../../app/catalog/schemas/links";
import { builtWords, firstRecord } from "../../testing/pages";
import { Host } from "../host";
import { expect, test as base } from "./site";
import type { Target, Visitor } from "./visitor";

const test = base.extend<{ host: Host }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
  host: async ({}, provide) => {
    const host = await Host.start();
    await provide(host);
    await host.stop();
  },
  site: ({ host }, provide) =>
    provide({ origin: host.origin, outbox: "", refused: [], holdApp: () => () => {} }),
});

const PRODUCT = firstRecord("/shop-single/");
const OTHER = recordPaths().findLast((each) => each.startsWith("/shop-single/")) ?? "";

const heading: Target = { role: "heading" };

/** The site's cache entries: the name of a cache and a path. */
const stored = (visitor: Visitor) =>
  visitor.evaluate(async () => {
    const files: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) files.push(`${name} ${new URL(url).pathname}`);
    }
    return files.join("\n");
  });

test("opens pages offline after one visit, until the kill switch removes the worker", async ({
  visitor,
  host,
}) => {
  await visitor.open("/historia");
  await expect.poll(() => stored(visitor)).toMatch(/^precached \/offline\.json$/m);
  await visitor.open(PRODUCT);
  await expect.poll(() => stored(visitor)).toContain(`data ${PRODUCT}.data`);
  expect(await visitor.faults()).toEqual([]);
  // Whatever that page is still loading does not matter.
  host.fail("cut");
  await visitor.driver.get("about:blank");
  await visitor.open("/valores");
  await visitor.reads(heading, "Valores");
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.click({ role: "link", name: "Clientes", within: { role: "contentinfo" } });
  await visitor.isAt("/clientes");
  await visitor.reads(heading, "Clientes");
  expect(await visitor.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await visitor.faults(), "corporate pages are complete").toEqual([]);
  await visitor.openWithoutApp(OTHER);
  await visitor.reads(heading, "Sin conexión");
  await visitor.click({ role: "link", name: builtWords(PRODUCT).heading });
  await visitor.isAt(PRODUCT);
  await visitor.reads(heading, builtWords(PRODUCT).heading);
  // Pictures that the visitor never scrolled to may be missing.
  expect((await visitor.faults()).filter((fault) => !fault.startsWith("Not loaded: <img"))).toEqual([]);
  await visitor.driver.get("about:blank");

  await host.deploy(1, (client) => copyFile(path.join(CLIENT, "sw-off.js"), path.join(client, "sw.js")));
  await visitor.open("/valores");
  await expect
    .poll(() => visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await stored(visitor)).toBe("");
  await visitor.open("/historia");
  await visitor.reads(heading, "Historia 1");
});
