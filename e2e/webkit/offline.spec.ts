import { copyFile } from "node:fs/promises";
import path from "node:path";
import { CLIENT } from "../../testing/build";
import { recordPaths } from "../../app/catalog/content/links";
import { builtWords, firstRecord } from "../../testing/pages";
import { storedFiles } from "../host";
import { expect, test } from "./site";
import type { Target, Visitor } from "./visitor";

const PRODUCT = firstRecord("/shop-single/");
const OTHER = recordPaths().findLast((each) => each.startsWith("/shop-single/")) ?? "";

const heading: Target = { css: "h1" };

const stored = (visitor: Visitor) => visitor.evaluate(storedFiles);

test("opens pages offline after one visit, until the kill switch acts", async ({ visitor, site: host }) => {
  await visitor.open("/historia");
  await expect.poll(() => stored(visitor)).toContain("precached /offline.json");
  await visitor.open(PRODUCT);
  await expect.poll(() => stored(visitor)).toContain(`data ${PRODUCT}.data`);
  expect(await visitor.faults()).toEqual([]);
  // Whatever that page is still loading does not matter.
  host.fail("cut");
  await visitor.driver.get("about:blank");
  await visitor.open("/valores");
  await visitor.sees(heading, "Valores");
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.click({ css: "a", name: "Clientes", within: { css: "footer" } });
  await visitor.isAt("/clientes");
  await visitor.sees(heading, "Clientes");
  expect(await visitor.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await visitor.faults(), "corporate pages are complete").toEqual([]);
  await visitor.openWithoutApp(OTHER);
  await visitor.sees(heading, "Sin conexión");
  await visitor.click({ css: "a", name: builtWords(PRODUCT).heading });
  await visitor.isAt(PRODUCT);
  await visitor.sees(heading, builtWords(PRODUCT).heading);
  // Pictures that the visitor never scrolled to may be missing.
  expect((await visitor.faults()).filter((fault) => !fault.startsWith("Not loaded: <img"))).toEqual([]);
  await visitor.driver.get("about:blank");

  await host.deploy(1, (client) => copyFile(path.join(CLIENT, "sw-off.js"), path.join(client, "sw.js")));
  await visitor.open("/valores");
  await expect
    .poll(() => visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await stored(visitor)).toEqual([]);
  await visitor.open("/historia");
  await visitor.sees(heading, "Historia 1");
  // What the failing host refused is not a fault.
  host.refused.splice(0);
});
