import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Virtual } from "@guidepup/virtual-screen-reader";
import type { Page } from "@playwright/test";

const require = createRequire(import.meta.url);

/** The reader is a module, which the site's policy lets no page import: its one export becomes a property of the window. */
const reader = readFileSync(require.resolve("@guidepup/virtual-screen-reader/browser.js"), "utf8").replace(
  /export\{.*,([\w$]+) as virtual\};/,
  (_, name: string) => `globalThis.virtual=${name};`,
);

/** What the reader does not know of: what browsers hide in a closed `<details>`, and show a screen reader far below. */
const LAID_OUT = `details:not([open]) > :not(summary) { display: none !important }
  * { content-visibility: visible !important }`;

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of the window
  var virtual: Virtual;
}

/** Lets a screen reader in: from now on it hears what the page announces. Asked again, it begins anew. */
export async function listen(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "virtual" in globalThis))) {
    await page.evaluate(`(() => {${reader}\n})()`);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, LAID_OUT);
  }
  await page.evaluate(async () => {
    await globalThis.virtual.stop();
    await globalThis.virtual.start({ container: document.body });
  });
}

/** What was announced since it began to listen: "polite: …" and "assertive: …". */
export async function announcements(page: Page): Promise<string[]> {
  const phrases = await page.evaluate(() => globalThis.virtual.spokenPhraseLog());
  return phrases.filter((phrase) => /^(polite|assertive): /.test(phrase));
}

/** All that is heard from the page's first line to its last: "heading, Shop, level 1", "link, Home", "end of list". */
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
