import { kinds } from "../testing/pages";
import { expect, hydrated, overflow, test } from "./site";
import { first, openWithCart, second } from "./storefront";
import { lostWords } from "./text-size";

const NAMES = {
  "a word of 40 letters": "Aceitecrudodepalmadeatlántidahondureño-s",
  "a name of 80 characters":
    "Aceite crudo de palma de Atlántida, sostenible, en tambores de doscientos litros",
  "a name from right to left": "زيت النخيل الخام من أتلانتيدا في هندوراس",
};

for (const path of kinds) {
  test(`${path} shows long and foreign names whole`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (path === "/cart" || path === "/checkout") await openWithCart(page, path, [first, second]);
    else await page.goto(path);
    await hydrated(page);
    for (const [kind, name] of Object.entries(NAMES)) {
      await page.evaluate((words) => {
        const names = document.querySelectorAll("main :is(h2, h3, h4, dd, td a)");
        for (const element of names) {
          const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
          const text = walker.nextNode();
          if (text?.textContent?.trim()) text.textContent = words;
        }
      }, name);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await lostWords(page), `${kind} at ${width} px`).toEqual([]);
        expect.soft(await overflow(page), `overflow in px with ${kind} at ${width} px`).toBe(0);
      }
    }
  });
}
