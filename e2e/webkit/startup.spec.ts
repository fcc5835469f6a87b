import { readdir } from "node:fs/promises";
import { Key } from "selenium-webdriver";
import { expect, test } from "./site";
import type { Target } from "./target";

test("a button pressed before the app has started does its work once it has", async ({ visitor }) => {
  const hero: Target = { role: "region", name: "Presentación" };
  const letGo = await visitor.openWithoutApp("/");
  await visitor.click({ role: "button", name: "Siguiente", within: hero });
  letGo();
  await visitor.readsIn(hero, "2 de 3");
});

test("several buttons pressed before the app has started all do their work, in order", async ({
  visitor,
}) => {
  const letGo = await visitor.openWithoutApp("/shop-single/5");
  await visitor.click({ role: "button", name: "One more" });
  await visitor.click({ role: "button", name: "One more" });
  await visitor.click({ role: "button", name: "Add to cart" });
  letGo();
  await visitor.reads({ role: "alert" }, "Product added successfully Garden Cucumber");
  await visitor.sees({ role: "summary", name: "Carrito, 3 productos" });
});

test("a form sent before the app has started is sent once it has, and nothing typed is lost", async ({
  visitor,
  site,
}) => {
  const form: Target = { role: "form", name: "Escríbanos" };
  const letGo = await visitor.openWithoutApp("/contact-us");
  await visitor.write({ role: "textbox", name: "Nombre", within: form }, "Ana");
  await visitor.write({ role: "textbox", name: "Correo electrónico", within: form }, "ana@finca.example");
  await visitor.write({ role: "textbox", name: "Mensaje", within: form }, "Hola");
  await visitor.click({ role: "button", name: "Enviar mensaje", within: form });
  await visitor.holds({ role: "textbox", name: "Mensaje", within: form }, "Hola");
  letGo();
  await visitor.reads({ role: "status", within: form }, "¡Mensaje enviado con éxito!");
  expect(await readdir(site.outbox)).toHaveLength(1);
});

test("menus and links work before the app has started", async ({ visitor }) => {
  const letGo = await visitor.openWithoutApp("/");
  const menu: Target = { role: "navigation", name: "Menú principal" };
  await visitor.click({ role: "summary", name: "Empresa", within: menu });
  await visitor.click({ role: "link", name: "Historia", within: menu });
  await visitor.isAt("/historia");
  await visitor.reads({ role: "heading" }, "Historia");
  letGo();
  await visitor.waitForApp();
});

test("a tile that the Tab key reaches before the app has started comes into sight once it has", async ({
  visitor,
}) => {
  const letGo = await visitor.openWithoutApp("/");
  await visitor.focus({ role: "button", name: "Ampliar: Aceite crudo de palma" });
  await visitor.press(Key.TAB, Key.TAB);
  await visitor.hasFocusOn("Ampliar: Harina de coquillo");
  // Less motion is wanted: a row that plays would bring the tile into sight by chance.
  await visitor.evaluate(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("reduced-motion") ? "all" : query);
  });
  letGo();
  await visitor.seesAllOf({ role: "button", name: "Ampliar: Harina de coquillo" });
});
