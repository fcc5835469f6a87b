import type { Page } from "@playwright/test";

/** Common words of each language. */
const WORDS = {
  es: "al con cada como cuando de del donde el en entre es esta este la las lo los más muy nos para pero por que se sin sobre son su sus también un una y ya",
  en: "and are as at be by can for from has have his how if in into is it its more of on or our that the their there they this to us was we what when where which who will with you your",
};

/** Texts and labels in another language than their `lang` says. It takes two words of one language to tell. */
export async function wrongLanguages(page: Page): Promise<string[]> {
  return page.evaluate((lists) => {
    const es = new Set(lists.es.split(" "));
    const en = new Set(lists.en.split(" "));
    const languageOf = (text: string) => {
      const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
      const spanish = words.filter((word) => es.has(word) && !en.has(word)).length;
      const english = words.filter((word) => en.has(word) && !es.has(word)).length;
      if (Math.max(spanish, english) < 2 || spanish === english) return undefined;
      return spanish > english ? "es" : "en";
    };
    const wrong = new Set<string>();
    const check = (text: string | null, element: Element) => {
      const found = languageOf(text ?? "");
      const said = element.closest("[lang]")?.getAttribute("lang");
      if (found && found !== said) wrong.add(`${said}: ${text?.trim()}`);
    };
    for (const element of document.querySelectorAll(
      "title, meta[name=description], body *:not(script, style)",
    )) {
      for (const name of ["alt", "aria-label", "title", "placeholder", "content"])
        check(element.getAttribute(name), element);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) check(node.textContent, element);
    }
    return [...wrong];
  }, WORDS);
}
