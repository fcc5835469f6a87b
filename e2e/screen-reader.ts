import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";
import { addStyles } from "./site";

const require = createRequire(import.meta.url);

/** The site's policy forbids pages to import this module, so its one export becomes a global. */
const reader = readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js"), "utf8").replace(
  /export\{.*,([\w$]+) as virtual\};/,
  (_, name: string) => `globalThis.virtual=${name};`,
);

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the window
  var virtual: Virtual;
}

/** Starts a screen reader, which records announcements from now on. */
export async function listen(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "virtual" in globalThis))) {
    await page.evaluate(`(() => {${reader}\n})()`);
    // It does not know that browsers hide the content of a closed `<details>`.
    await addStyles(page, "details:not([open]) > :not(summary) { display: none !important }");
  }
  await page.evaluate(async () => {
    await globalThis.virtual.stop();
    await globalThis.virtual.start({ container: document.body });
  });
}

/** The announcements since `listen`: "polite: …" and "assertive: …". */
export async function announcements(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(() => globalThis.virtual.spokenPhraseLog());
  return phrases.filter((phrase) => /^(polite|assertive): /.test(phrase));
}

/** All that the screen reader says of a page: "heading, Shop, level 1", "link, Home", "end of list". */
export async function transcript(page: Page): Promise<string[]> {
  await listen(page);
  return page.evaluate(async () => {
    do await globalThis.virtual.next();
    while ((await globalThis.virtual.lastSpokenPhrase()) !== "end of document");
    return globalThis.virtual.spokenPhraseLog();
  });
}

/** The part of a transcript from one phrase to the end of it, as "article, Red Snapper". */
export function partOf(heard: readonly string[], phrase: string): string[] {
  return heard.slice(heard.indexOf(phrase), heard.indexOf(`end of ${phrase}`) + 1);
}

/** Values that neighbouring cells of a table may share. */
const SAME_VALUE = /^(?:ND|a granel$|No aplica$)/;

/** The words of elements without children, without their roles. Ends of navigations stay: a breadcrumb ends in the heading's words. */
function wordsOf(heard: readonly string[]): string[] {
  const ends = new Set(heard.filter((phrase) => /^end( of |, )/.test(phrase)));
  const isOpening = (phrase: string) => ends.has(`end of ${phrase}`) || ends.has(`end, ${phrase}`);
  return heard
    .filter((phrase) => phrase !== "status" && !isOpening(phrase))
    .filter((phrase) => !ends.has(phrase) || phrase.startsWith("end of navigation"))
    .map((phrase) =>
      phrase.replace(/^(link|button|image|heading), /, "").replace(/, (level \d|disabled)$/, ""),
    );
}

/** Headings and labels of which two parts are read as one word. */
async function gluedNames(page: Page): Promise<string[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  const headings = await page.locator("h1, h2, h3, h4, label").evaluateAll((elements) => {
    const textsIn = (node: Node): string[] =>
      node instanceof Text ? [node.data.trim()] : [...node.childNodes].flatMap(textsIn);
    return elements.map((element) => textsIn(element).filter(Boolean));
  });
  const isName = (text: string) => snapshot.includes(`"${text}"`);
  return headings
    .filter((texts) => isName(texts.join("")) && !isName(texts.join(" ")))
    .map((texts) => texts.join(""));
}

/** Words that a screen reader says twice, or runs together. Names and landmarks are checked by axe. */
export async function screenReaderProblems(page: Page): Promise<string[]> {
  const words = wordsOf(await transcript(page));
  // A field is named by the label beside it.
  const labels = new Set(
    (await page.locator("label").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " ").trim()),
  );
  const repeated = words.filter(
    (phrase, index) => phrase === words[index - 1] && !SAME_VALUE.test(phrase) && !labels.has(phrase),
  );
  return [
    ...repeated.map((phrase) => `twice: ${phrase}`),
    ...(await gluedNames(page)).map((name) => `run together: ${name}`),
  ];
}
