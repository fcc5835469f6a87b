import { readdir } from "node:fs/promises";
import { Key } from "selenium-webdriver";
import { kinds, pages } from "../../testing/pages";
import { PRODUCTS } from "../../testing/sample";
import { DESKTOP, expect, PHONE, test } from "./site";
import type { Target } from "./visitor";

// What engines do differently: layout, validation, focus, keys, history, dialogs, dragging, and what is queued before the
// app starts. What is the app's own alone is tested in Chromium.

const toast: Target = { role: "alert" };
const menu: Target = { role: "navigation", name: "Menú principal" };
const group = (name: string): Target => ({ role: "summary", name, within: menu });
const field = (name: string): Target => ({ role: "textbox", name });
const button = (name: string, within?: Target): Target => ({
  role: "button",
  name,
  ...(within && { within }),
});
const tile = (title: string) => button(`Ampliar: ${title}`);
const cart = (count: number): Target => ({ role: "summary", name: `Carrito, ${count} productos` });

for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`every kind of page is whole on a ${name}`, async ({ visitor }) => {
    test.setTimeout(300_000);
    await visitor.resize(size);
    for (const path of kinds) {
      await test.step(path, async () => {
        await visitor.open(path);
        const heading = pages.find((page) => page.path === path)?.heading;
        await visitor.reads({ role: "heading" }, heading ?? "");
        const { sheets, broken, width } = await visitor.evaluate(() => ({
          sheets: document.styleSheets.length,
          broken: [...document.images]
            .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
            .map((image) => image.currentSrc),
          width: document.documentElement.scrollWidth,
        }));
        // What the policy forbade before anybody listened is missing now: the styles, or a picture.
        expect(sheets, path).toBeGreaterThan(0);
        expect(broken, path).toEqual([]);
        expect(width, path).toBeLessThanOrEqual(size.width);
      });
    }
  });
}

test("what goes wrong in a page is heard", async ({ visitor, site }) => {
  await visitor.open("/historia");
  await visitor.evaluate(() => {
    console.error("an error");
    setTimeout(() => {
      throw new Error("an exception");
    });
    void Promise.reject(new Error("a rejection"));
    document.body.append(Object.assign(new Image(), { src: "https://elsewhere.example/a.png" }));
    void fetch("/not-there.json");
  });
  const heard: string[] = [];
  for (const words of ["an error", "an exception", "a rejection", "img-src"]) {
    await expect
      .poll(async () => {
        heard.push(...(await visitor.faults()));
        return heard.join("\n");
      })
      .toContain(words);
  }
  await expect.poll(() => site.refused.splice(0)).toEqual(["404 /not-there.json"]);
});

test("buttons pressed before the app has started do their work once it has, in order", async ({
  visitor,
}) => {
  const letGo = await visitor.openWithoutApp("/shop-single/5");
  await visitor.click(button("One more"));
  await visitor.click(button("One more"));
  await visitor.click(button("Add to cart"));
  letGo();
  await visitor.reads(toast, "Product added successfully Garden Cucumber");
  await visitor.sees(cart(3));
});

test("a message sent before the app has started is delivered, and a wrong address is refused by the browser", async ({
  visitor,
  site,
}) => {
  const letGo = await visitor.openWithoutApp("/contact-us");
  await visitor.write(field("Nombre"), "Ana");
  await visitor.write(field("Correo electrónico"), "ana@finca.example");
  await visitor.write(field("Mensaje"), "Hola");
  await visitor.click(button("Enviar mensaje"));
  await visitor.holds(field("Mensaje"), "Hola");
  letGo();
  await visitor.reads({ role: "form", name: "Escríbanos" }, "¡Mensaje enviado con éxito!");
  for (const name of ["Nombre", "Correo electrónico", "Mensaje"]) await visitor.holds(field(name), "");
  expect(await readdir(site.outbox)).toHaveLength(1);

  await visitor.write(field("Nombre"), "Ana");
  await visitor.write(field("Correo electrónico"), "no es un correo");
  await visitor.write(field("Mensaje"), "Hola");
  await visitor.click(button("Enviar mensaje"));
  await visitor.hasFocusOn("Correo electrónico *");
  expect(await readdir(site.outbox)).toHaveLength(1);
});

test("a tile that the Tab key reaches comes into sight, also before the app has started", async ({
  visitor,
}) => {
  const letGo = await visitor.openWithoutApp("/");
  await visitor.focus(tile("Aceite crudo de palma"));
  await visitor.press(Key.TAB, Key.TAB);
  await visitor.hasFocusOn("Ampliar: Harina de coquillo");
  // Less motion is wanted: a row that plays would bring the tile into sight by chance.
  await visitor.evaluate(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("reduced-motion") ? "all" : query);
  });
  letGo();
  await visitor.seesAllOf(tile("Harina de coquillo"));
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Ampliar: Raquis picado");
  await visitor.seesAllOf(tile("Raquis picado"));
});

test("the hero moves on by itself, and rests when paused", async ({ visitor }) => {
  const hero: Target = { role: "region", name: "Presentación" };
  await visitor.open("/");
  await visitor.reads(hero, "1 de 3");
  await visitor.reads(hero, "2 de 3");
  await visitor.click(button("Pausar", hero));
  await visitor.sees(button("Reproducir", hero));
  await visitor.click(button("Ir a la diapositiva 1 de 3", hero));
  await visitor.reads(hero, "1 de 3");
  await visitor.click(button("Anterior", hero));
  await visitor.reads(hero, "3 de 3");
});

test("a group of the menu opens one at a time, and closes on Escape, a click outside and navigation", async ({
  visitor,
}) => {
  const history: Target = { role: "link", name: "Historia", within: menu };
  const policies: Target = { role: "link", name: "Políticas", within: menu };
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
  await visitor.click({ role: "heading" });
  await visitor.seesNo(history);

  await visitor.click(group("Empresa"));
  await visitor.click(history);
  await visitor.isAt("/historia");
  await visitor.seesNo(history);
});

test("on a phone a button opens the menu as a sheet; Escape, the close button and a link close it", async ({
  visitor,
}) => {
  const open = button("Abrir el menú");
  const sheet: Target = { role: "dialog", name: "Menú principal" };
  await visitor.resize(PHONE);
  await visitor.open("/");
  await visitor.seesNo(sheet);
  await visitor.click(open);
  await visitor.sees(sheet);
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(sheet);
  await visitor.hasFocusOn("Abrir el menú");

  await visitor.click(open);
  await visitor.click(button("Cerrar", sheet));
  await visitor.seesNo(sheet);

  await visitor.click(open);
  for (let presses = 0; presses < 12; presses += 1) {
    await visitor.press(Key.TAB);
    expect(await visitor.evaluate(() => document.activeElement?.closest("main, footer"))).toBeNull();
  }
  await visitor.click({ role: "summary", name: "Documentos", within: sheet });
  await visitor.click({ role: "link", name: "Código de Ética", within: sheet });
  await visitor.isAt("/codigo-etica");
  await visitor.seesNo(sheet);
});

test("a link opens its page at the top, with focus at its content; Back, the skip link and the way up work", async ({
  visitor,
}) => {
  const toTop = button("Volver arriba");
  const top = () => visitor.evaluate(() => scrollY);
  const focused = () => visitor.evaluate(() => document.activeElement?.localName);
  await visitor.open("/valores");
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Saltar al contenido");
  await visitor.seesAllOf({ role: "link", name: "Saltar al contenido" });
  await visitor.press(Key.ENTER);
  await expect.poll(focused).toBe("main");

  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await visitor.click({ role: "link", name: "Historia", within: { role: "contentinfo" } });
  await visitor.isAt("/historia");
  await visitor.reads({ role: "heading" }, "Historia");
  await expect.poll(top).toBe(0);
  expect(await focused()).toBe("main");
  await visitor.driver.navigate().back();
  await visitor.isAt("/valores");
  await visitor.reads({ role: "heading" }, "Valores");

  await visitor.evaluate(() => scrollTo(0, 900));
  await visitor.seesAllOf(group("Empresa"));
  await visitor.click(toTop);
  await expect.poll(top).toBe(0);
  await visitor.seesNo(toTop);
});

test("the lightbox moves with the keys and with a swipe, wraps around, and gives the focus back", async ({
  visitor,
}) => {
  const enlarge = tile("Aceite crudo de palma");
  const box: Target = { role: "dialog", name: "Lo que sale de un racimo" };
  await visitor.resize(PHONE);
  await visitor.open("/");
  await visitor.click(enlarge);
  await visitor.reads(box, "1 de 4");
  await visitor.press(Key.ARROW_LEFT);
  await visitor.reads(box, "4 de 4");
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.reads(box, "1 de 4");
  await visitor.drag({ x: 300, y: 420 }, { x: 200, y: 420 });
  await visitor.reads(box, "2 de 4");
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(box);
  await visitor.hasFocusOn("Ampliar: Aceite crudo de palma");
  await visitor.click(enlarge);
  await visitor.reads(box, "1 de 4");
  await visitor.drag({ x: 200, y: 300 }, { x: 200, y: 450 });
  await visitor.seesNo(box);
});

test("a video opens in the middle; Escape, its button and a click beside it close it and give the focus back", async ({
  visitor,
}) => {
  const story = button("OUR STORY");
  const video: Target = { role: "dialog", name: "Our story" };
  await visitor.open("/home-2");
  await visitor.click(story);
  await visitor.sees({ role: "iframe", within: video });
  await expect
    .poll(() =>
      visitor.evaluate(() => {
        const place = document.querySelector("dialog[open]")?.getBoundingClientRect();
        return place && [place.left + place.right - innerWidth, place.top + place.bottom - innerHeight];
      }),
    )
    .toEqual([0, 0]);
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(video);
  await visitor.hasFocusOn("OUR STORY");

  await visitor.click(story);
  await visitor.click(button("Close", video));
  await visitor.seesNo(video);
  await visitor.hasFocusOn("OUR STORY");

  await visitor.click(story);
  await visitor.sees({ role: "iframe", within: video });
  await visitor.clickAt(1430, 890);
  await visitor.seesNo(video);
});

test("questions open one at a time", async ({ visitor }) => {
  await visitor.open("/faq");
  const open = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll('details[name="faq"]')].flatMap((question, index) =>
        question.hasAttribute("open") ? [index] : [],
      ),
    );
  expect(await open()).toEqual([0]);
  await visitor.click({ role: "summary", name: "Can I really order here?", within: { role: "main" } });
  await expect.poll(open).toEqual([2]);
});

test("a page of the shop changes the address and scrolls up; Back and a reload return to it", async ({
  visitor,
}) => {
  const pager: Target = { role: "navigation", name: "Pages" };
  const results: Target = { role: "status", within: { role: "main" } };
  await visitor.open("/shop");
  await visitor.click({ role: "link", name: "Page 2", within: pager });
  await visitor.isAt("/shop?page=2");
  await visitor.reads(results, `Showing 9–16 of ${PRODUCTS} results`);
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.click({ role: "link", name: "Next page", within: pager });
  await visitor.isAt("/shop?page=3");
  await visitor.reads(results, `Showing 17–${PRODUCTS} of ${PRODUCTS} results`);
  await visitor.driver.navigate().back();
  await visitor.isAt("/shop?page=2");
  await visitor.reads(results, `Showing 9–16 of ${PRODUCTS} results`);
  await visitor.open("/shop?page=2");
  await visitor.reads(results, `Showing 9–16 of ${PRODUCTS} results`);
});

test("a product's gallery, tabs and stars follow pointer and keys", async ({ visitor }) => {
  const gallery: Target = { role: "region", name: "Criollo Mango" };
  const panel: Target = { role: "tabpanel" };
  await visitor.open("/shop-single/6");
  await visitor.click(button("Pause", gallery));
  await visitor.click(button("Go to slide 4 of 4", gallery));
  await visitor.reads(gallery, "4 of 4");
  await visitor.click(button("Next", gallery));
  await visitor.reads(gallery, "1 of 4");

  await visitor.click({ role: "tab", name: "Description" });
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.hasFocusOn("Additional Information");
  await visitor.reads(panel, "800 g");
  await visitor.press(Key.END);
  await visitor.reads(panel, "Karla Orellana");

  await visitor.focus({ role: "radio", name: "1 star" });
  await visitor.press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
  await visitor.hasFocusOn("3 stars");
  await visitor.write(field("Your review"), "Sweet.");
  await visitor.write(field("Name"), "Ana");
  await visitor.write(field("Email"), "ana@example.com");
  await visitor.click(button("Post Review"));
  await visitor.reads(toast, "Thanks For Your Message");
  await visitor.holds(field("Your review"), "");
});

test("a product is added with its quantity; header and cart follow, and large numbers are seen whole", async ({
  visitor,
}) => {
  const quantity: Target = { role: "spinbutton", name: "Quantity of Criollo Mango" };
  await visitor.open("/shop-single/6");
  await visitor.write({ role: "spinbutton", name: "Quantity" }, "3");
  await visitor.click(button("One more"));
  await visitor.click(button("Add to cart"));
  await visitor.reads(toast, "Product added successfully Criollo Mango");
  await visitor.open("/valores");
  await visitor.click(cart(4));
  await visitor.reads({ role: "banner" }, "4 × $3.75");
  await visitor.click({ role: "link", name: "View cart" });
  await visitor.isAt("/cart");
  for (const [typed, total] of [
    ["10", "$37.50"],
    ["9999", "$37496.25"],
  ] as const) {
    await visitor.write(quantity, typed);
    await visitor.reads({ role: "region", name: "Cart totals" }, total);
    for (const input of await visitor.all(quantity)) {
      const hidden = await visitor.evaluate((of: HTMLElement) => of.scrollWidth - of.clientWidth, input);
      expect(hidden, `${typed} fits into its field`).toBeLessThanOrEqual(0);
    }
  }
  await visitor.click(button("Remove Criollo Mango"));
  await visitor.reads({ role: "main" }, "Your cart is empty.");
});

test("the checkout's country list works by pointer and keys, and Place Order asks for what is missing", async ({
  visitor,
}) => {
  const country: Target = { role: "combobox" };
  const countries: Target = { role: "listbox" };
  await visitor.open("/checkout");
  await visitor.reads(country, "Canada");
  await visitor.click(country);
  await visitor.reads(countries, "Australia Canada China Japan Bangladesh");
  await visitor.click({ role: "heading" });
  await visitor.seesNo(countries);
  await visitor.click(country);
  await visitor.click({ role: "option", name: "China" });
  await visitor.seesNo(countries);
  await visitor.reads(country, "China");

  await visitor.focus(country);
  await visitor.press(Key.ARROW_DOWN);
  await visitor.sees(countries);
  await visitor.press(Key.ESCAPE);
  await visitor.seesNo(countries);
  await visitor.press(Key.END, Key.ENTER);
  await visitor.reads(country, "Bangladesh");
  await visitor.press("chi", Key.TAB);
  await visitor.reads(country, "China");
  await visitor.hasFocusOn("Street address");

  await visitor.write(field("First name"), "Ana");
  await visitor.click(button("Place Order"));
  await visitor.hasFocusOn("Last name");
  await visitor.holds(field("First name"), "Ana");
  for (const [name, value] of Object.entries({
    "Last name": "Flores",
    "Street address": "Calle 1",
    "Town / City": "Tela",
    "State / County": "Atlántida",
    "Postcode / ZIP": "31301",
    Email: "ana@example.com",
  }))
    await visitor.write(field(name), value);
  await visitor.click(button("Place Order"));
  await visitor.holds(field("First name"), "");
  await visitor.reads(country, "Canada");
  await visitor.isAt("/checkout");
});
