import { Key } from "selenium-webdriver";
import { expect, PHONE, test } from "./site";
import type { Target } from "./target";

const menu: Target = { role: "navigation", name: "Menú principal" };
const history: Target = { role: "link", name: "Historia", within: menu };
const policies: Target = { role: "link", name: "Políticas", within: menu };
const group = (name: string): Target => ({ role: "summary", name, within: menu });

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

test("a group of the menu opens and closes on click, one at a time", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.missesOut(history);
  await visitor.click(group("Empresa"));
  await visitor.sees(history);
  await visitor.click(group("Documentos"));
  await visitor.sees(policies);
  await visitor.missesOut(history);
  await visitor.click(group("Documentos"));
  await visitor.missesOut(policies);
});

test("a group closes on Escape, with focus back on it, on a click outside and on navigation", async ({
  visitor,
}) => {
  await visitor.open("/");
  await visitor.focus(group("Empresa"));
  await visitor.press(Key.ENTER);
  await visitor.sees(history);
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Historia");
  await visitor.press(Key.ESCAPE);
  await visitor.missesOut(history);
  await visitor.hasFocusOn("Empresa");

  await visitor.click(group("Empresa"));
  await visitor.sees(history);
  await visitor.click({ role: "heading" });
  await visitor.missesOut(history);

  await visitor.click(group("Empresa"));
  await visitor.click(history);
  await visitor.isAt("/historia");
  await visitor.missesOut(history);
});

test("on a phone a button opens the menu as a sheet; Escape, the close button and a link close it", async ({
  visitor,
}) => {
  const open: Target = { role: "button", name: "Abrir el menú" };
  const sheet: Target = { role: "dialog", name: "Menú principal" };
  await visitor.resize(PHONE);
  await visitor.open("/");
  await visitor.missesOut(sheet);
  await visitor.click(open);
  await visitor.sees(sheet);
  await visitor.press(Key.ESCAPE);
  await visitor.missesOut(sheet);
  await visitor.hasFocusOn("Abrir el menú");

  await visitor.click(open);
  await visitor.click({ role: "button", name: "Cerrar", within: sheet });
  await visitor.missesOut(sheet);

  await visitor.click(open);
  for (let presses = 0; presses < 12; presses += 1) {
    await visitor.press(Key.TAB);
    expect(await visitor.evaluate(() => document.activeElement?.closest("main, footer"))).toBeNull();
  }
  await visitor.click({ role: "summary", name: "Documentos", within: sheet });
  await visitor.click({ role: "link", name: "Código de Ética", within: sheet });
  await visitor.isAt("/codigo-etica");
  await visitor.missesOut(sheet);
});

test("a link opens its page at the top, with focus at its content, and Back returns", async ({ visitor }) => {
  await visitor.open("/valores");
  await visitor.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await visitor.click({ role: "link", name: "Historia", within: { role: "contentinfo" } });
  await visitor.isAt("/historia");
  await visitor.reads({ role: "heading" }, "Historia");
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  expect(await visitor.evaluate(() => document.activeElement?.localName)).toBe("main");
  await visitor.back();
  await visitor.isAt("/valores");
  await visitor.reads({ role: "heading" }, "Valores");
});

test("the skip link is the first stop of the Tab key and leads to the content", async ({ visitor }) => {
  await visitor.open("/valores");
  await visitor.press(Key.TAB);
  await visitor.hasFocusOn("Saltar al contenido");
  await visitor.seesAllOf({ role: "link", name: "Saltar al contenido" });
  await visitor.press(Key.ENTER);
  await expect.poll(() => visitor.evaluate(() => document.activeElement?.localName)).toBe("main");
});

test("the header stays in sight, and the button back to the top comes and leads there", async ({
  visitor,
}) => {
  const toTop: Target = { role: "button", name: "Volver arriba" };
  await visitor.open("/");
  await visitor.missesOut(toTop);
  await visitor.evaluate(() => scrollTo(0, 900));
  await visitor.seesAllOf(group("Empresa"));
  await visitor.click(toTop);
  await expect.poll(() => visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.missesOut(toTop);
});
