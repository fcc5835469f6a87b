import { copyFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Key } from "selenium-webdriver";
import { CLIENT } from "../../testing/build";
import { builtWords, firstRecord, kinds } from "../../testing/site-pages";
import { recordPaths } from "../../app/catalog/content/links";
import { products } from "../../app/catalog/content/products";
import { contactPage, homePage } from "../../app/catalog/content/corporate-pages";
import { storedFiles } from "../host";
import { resultsOf, windows } from "../storefront";
import { expect, test } from "./site";
import type { Target } from "./visitor";

// What differs between engines: layout, validation, focus, keys, history, dialogs, dragging, workers, and the
// queue of early events. The rest is tested in Chromium.

const menu: Target = { css: "nav", name: "Menú principal" };
const group = (name: string): Target => ({ css: "summary", name, within: menu });
const field = (name: string): Target => ({ css: "input, textarea", name });
const button = (name: string): Target => ({ css: "button", name });
const heading: Target = { css: "h1, h2, h3" };

test("shows every kind of page whole on desktops and phones", async ({ visitor }) => {
  test.setTimeout(300_000);
  for (const path of kinds) {
    await visitor.resize(windows.desktop);
    await visitor.open(path);
    await visitor.sees(heading, builtWords(path).heading);
    for (const size of [windows.desktop, windows.phone]) {
      await visitor.resize(size);
      const { stylesheets, broken, width } = await visitor.evaluate(() => ({
        stylesheets: document.styleSheets.length,
        broken: [...document.images]
          .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
          .map((image) => image.currentSrc),
        width: document.documentElement.scrollWidth,
      }));
      // The policy may have blocked stylesheets before the page began to record faults.
      expect(stylesheets, path).toBeGreaterThan(0);
      expect(broken, path).toEqual([]);
      expect(width, `${path} at ${size.width} px`).toBeLessThanOrEqual(size.width);
    }
  }
});

test("delivers a message from before the app started, and validates another", async ({ visitor, site }) => {
  const startApp = await visitor.openWithoutApp("/contact-us");
  await visitor.write(field("Nombre"), "Ana");
  await visitor.write(field("Correo electrónico"), "ana@finca.example");
  await visitor.write(field("Mensaje"), "Hola");
  await visitor.click(button("Enviar mensaje"));
  startApp();
  await visitor.sees({ css: "form", name: contactPage().form.title }, "¡Mensaje enviado con éxito!");
  expect(await readdir(site.outbox)).toHaveLength(1);

  await visitor.write(field("Nombre"), "Ana");
  await visitor.write(field("Correo electrónico"), "no es un correo");
  await visitor.write(field("Mensaje"), "Hola");
  await visitor.click(button("Enviar mensaje"));
  await visitor.hasFocusOn("Correo electrónico");
  expect(await readdir(site.outbox)).toHaveLength(1);
});

test("opens one menu group at a time, and closes it in two ways", async ({ visitor }) => {
  const history: Target = { css: "a", name: "Historia", within: menu };
  const policies: Target = { css: "a", name: "Políticas", within: menu };
  await visitor.open("/");
  await visitor.seesNo(history);
  await visitor.click(group("Documentos"));
  await visitor.sees(policies);
  await visitor.focus(group("Empresa"));
  await visitor.press(Key.ENTER);
  await visitor.sees(history);
  await visitor.seesNo(policies);
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Historia");
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(history);
  await visitor.hasFocusOn("Empresa");
  await visitor.click(group("Empresa"));
  await visitor.sees(history);
  await visitor.click(heading);
  await visitor.seesNo(history);
});

test("opens the phone menu as a dialog that holds the focus", async ({ visitor }) => {
  const dialog: Target = { css: "dialog, [popover]", name: "Menú principal" };
  await visitor.resize(windows.phone);
  await visitor.open("/");
  await visitor.seesNo(dialog);
  await visitor.click(button("Abrir el menú"));
  await visitor.sees(dialog);
  for (let presses = 0; presses < 12; presses += 1) {
    await visitor.press(Key.TAB);
    expect(await visitor.evaluate(() => document.activeElement?.closest("main, footer"))).toBeNull();
  }
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(dialog);
  await visitor.hasFocusOn("Abrir el menú");
  await visitor.click(button("Abrir el menú"));
  await visitor.click({ css: "summary", name: "Documentos", within: dialog });
  await visitor.click({ css: "a", name: "Código de Ética", within: dialog });
  await visitor.isAt("/codigo-etica");
  await visitor.seesNo(dialog);
});

test("opens pages at their top, and supports Back, skip link and the way up", async ({ visitor }) => {
  const scrollTop = () => visitor.evaluate(() => scrollY);
  const focused = () => visitor.evaluate(() => document.activeElement?.localName);
  await visitor.open("/valores");
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Saltar al contenido");
  await visitor.press(Key.ENTER);
  await expect.poll(focused).toBe("main");
  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await visitor.click({ css: "a", name: "Historia", within: { css: "footer" } });
  await visitor.isAt("/historia");
  await visitor.sees(heading, "Historia");
  await expect.poll(scrollTop).toBe(0);
  expect(await focused()).toBe("main");
  await visitor.driver.navigate().back();
  await visitor.isAt("/valores");
  await visitor.sees(heading, "Valores");
  await visitor.evaluate(() => scrollTo(0, 900));
  await visitor.click(button("Volver arriba"));
  await expect.poll(scrollTop).toBe(0);
  await visitor.seesNo(button("Volver arriba"));
});

test("moves the lightbox with keys and swipes, and gives the focus back", async ({ visitor }) => {
  const { title, items } = homePage().gallery;
  const label = `Ampliar: ${items[0]?.title}`;
  const enlarge = button(label);
  const dialog: Target = { css: "dialog, [popover]", name: title };
  await visitor.resize(windows.phone);
  await visitor.open("/");
  await visitor.click(enlarge);
  await visitor.sees(dialog, `1 de ${items.length}`);
  await visitor.press(Key.ARROW_LEFT);
  await visitor.sees(dialog, `${items.length} de ${items.length}`);
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.sees(dialog, `1 de ${items.length}`);
  await visitor.drag({ x: 300, y: 420 }, { x: 200, y: 420 });
  await visitor.sees(dialog, `2 de ${items.length}`);
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(dialog);
  await visitor.hasFocusOn(label);
  await visitor.click(enlarge);
  await visitor.sees(dialog, `1 de ${items.length}`);
  await visitor.drag({ x: 200, y: 300 }, { x: 200, y: 450 });
  await visitor.seesNo(dialog);
});

test("pages through the shop, and takes a product to the cart", async ({ visitor }) => {
  const pager: Target = { css: "nav", name: "Pages" };
  const results: Target = { css: "[role=status]", within: { css: "main" } };
  await visitor.open("/shop?page=2");
  await visitor.sees(results, resultsOf(2));
  await visitor.click({ css: "a", name: "Previous page", within: pager });
  await visitor.isAt("/shop?page=1");
  await visitor.sees(results, resultsOf(1));
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.driver.navigate().back();
  await visitor.isAt("/shop?page=2");
  await visitor.sees(results, resultsOf(2));
  const [{ id, name, price } = { id: 0, name: "", price: 0 }] = products;
  const quantity: Target = { css: "input", name: `Quantity of ${name}` };
  await visitor.open(`/shop-single/${id}`);
  await visitor.write({ css: "input", name: "Quantity" }, "3");
  await visitor.click(button("Increase quantity"));
  await visitor.click(button("Add to cart"));
  await visitor.sees({ css: "[role=alert]" }, `Product added successfully ${name}`);
  await visitor.click({ css: "summary", name: "Carrito, 4 productos" });
  await visitor.sees({ css: "header" }, `4 × $${(price / 100).toFixed(2)}`);
  await visitor.click({ css: "a", name: "View cart", within: { css: "header" } });
  await visitor.isAt("/cart");
  await visitor.write(quantity, "9999");
  await visitor.sees({ css: "section", name: "Cart totals" }, `$${((price * 9999) / 100).toFixed(2)}`);
  for (const input of await visitor.all(quantity)) {
    const hidden = await visitor.evaluate((of: HTMLElement) => of.scrollWidth - of.clientWidth, input);
    expect(hidden, "px of the number that are cut off").toBeLessThanOrEqual(0);
  }
  await visitor.click(button(`Remove ${name}`));
  await visitor.sees({ css: "main" }, "Your cart is empty.");
});

test("opens pages offline after one visit, until the kill switch acts", async ({ visitor, site }) => {
  const product = firstRecord("/shop-single/");
  const other = recordPaths().findLast((each) => each.startsWith("/shop-single/")) ?? "";
  const stored = () => visitor.evaluate(storedFiles);
  await visitor.open("/historia");
  await expect.poll(stored).toContain("precached /offline.json");
  await visitor.open(product);
  await expect.poll(stored).toContain(`pages ${product}.data`);
  expect(await visitor.faults()).toEqual([]);
  // What the page fails to load does not matter, because the visitor leaves it.
  site.fail("cut");
  await visitor.driver.get("about:blank");
  await visitor.open("/valores");
  await visitor.sees(heading, "Valores");
  await visitor.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.click({ css: "a", name: "Clientes", within: { css: "footer" } });
  await visitor.isAt("/clientes");
  await visitor.sees(heading, "Clientes");
  expect(await visitor.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await visitor.faults(), "corporate pages are complete").toEqual([]);
  await visitor.openWithoutApp(other);
  await visitor.sees(heading, "Sin conexión");
  await visitor.click({ css: "a", name: builtWords(product).heading });
  await visitor.isAt(product);
  await visitor.sees(heading, builtWords(product).heading);
  // Pictures that the visitor never scrolled to may be missing.
  expect((await visitor.faults()).filter((fault) => !fault.startsWith("Not loaded: <img"))).toEqual([]);
  await visitor.driver.get("about:blank");

  await site.deploy(1, (client) => copyFile(join(CLIENT, "sw-off.js"), join(client, "sw.js")));
  await visitor.open("/valores");
  await expect
    .poll(() => visitor.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  expect(await stored()).toEqual([]);
  await visitor.open("/historia");
  await visitor.sees(heading, "Historia 1");
  // Refusing requests was the point of the failing host.
  site.refused.splice(0);
});
