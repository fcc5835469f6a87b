import { Key } from "selenium-webdriver";
import { expect, PHONE, test } from "./site";
import type { Target } from "./target";

const hero: Target = { role: "region", name: "Presentación" };
const enlarge = (title: string): Target => ({ role: "button", name: `Ampliar: ${title}` });
const box: Target = { role: "dialog", name: "Lo que sale de un racimo" };
const story: Target = { role: "button", name: "OUR STORY" };
const video: Target = { role: "dialog", name: "Our story" };

test("the hero moves on by itself, and rests when paused", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.readsIn(hero, "1 de 3");
  await visitor.readsIn(hero, "2 de 3");
  await visitor.click({ role: "button", name: "Pausar", within: hero });
  await visitor.sees({ role: "button", name: "Reproducir", within: hero });
  await visitor.click({ role: "button", name: "Ir a la diapositiva 1 de 3", within: hero });
  await visitor.readsIn(hero, "1 de 3");
  await visitor.click({ role: "button", name: "Anterior", within: hero });
  await visitor.readsIn(hero, "3 de 3");
});

test("every tile of the gallery that the Tab key reaches comes into sight", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.focus(enlarge("Aceite crudo de palma"));
  await visitor.seesAllOf(enlarge("Aceite crudo de palma"));
  for (const title of ["Aceite crudo de palmiste", "Harina de coquillo", "Raquis picado"]) {
    await visitor.press(Key.TAB);
    await visitor.hasFocusOn(`Ampliar: ${title}`);
    await visitor.seesAllOf(enlarge(title));
  }
});

test("the lightbox moves with the keys and with a swipe, wraps around, and gives the focus back", async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open("/");
  await visitor.click(enlarge("Aceite crudo de palma"));
  await visitor.readsIn(box, "1 de 4");
  await visitor.press(Key.ARROW_LEFT);
  await visitor.readsIn(box, "4 de 4");
  await visitor.press(Key.ARROW_RIGHT);
  await visitor.readsIn(box, "1 de 4");
  await visitor.drag({ x: 300, y: 420 }, { x: 200, y: 420 });
  await visitor.readsIn(box, "2 de 4");
  await visitor.press(Key.ESCAPE);
  await visitor.missesOut(box);
  await visitor.hasFocusOn("Ampliar: Aceite crudo de palma");
  await visitor.click(enlarge("Aceite crudo de palma"));
  await visitor.readsIn(box, "1 de 4");
  await visitor.drag({ x: 200, y: 300 }, { x: 200, y: 450 });
  await visitor.missesOut(box);
});

test("a video stands in the middle of the window", async ({ visitor }) => {
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
});

test("a video closes on Escape, on its button and on a click beside it, and gives the focus back", async ({
  visitor,
}) => {
  await visitor.open("/home-2");
  await visitor.click(story);
  await visitor.sees({ role: "iframe", within: video });
  await visitor.press(Key.ESCAPE);
  await visitor.missesOut(video);
  await visitor.hasFocusOn("OUR STORY");

  await visitor.click(story);
  await visitor.click({ role: "button", name: "Close", within: video });
  await visitor.missesOut(video);
  await visitor.hasFocusOn("OUR STORY");

  await visitor.click(story);
  await visitor.sees({ role: "iframe", within: video });
  await visitor.clickAt(1430, 890);
  await visitor.missesOut(video);
});

test("questions open one at a time", async ({ visitor }) => {
  await visitor.open("/faq");
  const open = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll("details.question")].flatMap((question, index) =>
        question.hasAttribute("open") ? [index] : [],
      ),
    );
  expect(await open()).toEqual([0]);
  await visitor.click({ role: "summary", name: "Can I really order here?", within: { role: "main" } });
  await expect.poll(open).toEqual([2]);
});

test("the carousel of related products moves on and back", async ({ visitor }) => {
  const carousel: Target = { role: "region", name: "Related Products" };
  await visitor.open("/shop-single/6");
  await visitor.click({ role: "button", name: "Pause", within: carousel });
  const first = () =>
    visitor.evaluate(
      () => document.querySelector("section[aria-label='Related Products'] [data-selected] h3")?.textContent,
    );
  await visitor.click({ role: "button", name: "Next", within: carousel });
  const shown = await first();
  await visitor.click({ role: "button", name: "Next", within: carousel });
  await expect.poll(first).not.toBe(shown);
  await visitor.click({ role: "button", name: "Previous", within: carousel });
  await expect.poll(first).toBe(shown);
});
