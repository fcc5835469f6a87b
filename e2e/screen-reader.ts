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

/** What the reader does not know of: what browsers hide in a closed `<details>`. */
const LAID_OUT = "details:not([open]) > :not(summary) { display: none !important }";

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

/** Values of a table: not detectable, and up to so much; a way to pack; that there is none. */
const SAME_VALUE = /^(?:ND|a granel$|No aplica$)/;

/** What is heard without a name is no use: "link", "button, disabled", "heading, level 2". */
const NAMELESS =
  /^(link|button|image|heading|tab|textbox|searchbox|spinbutton|combobox|listbox|option|radio|meter|dialog|table)(, (level \d|disabled|invalid|required|current page|[^,]*(expanded|selected)|(min|max|value)[^,]*))*$/;

/**
 * The words of what has nothing inside it, without what it is and how it stands. The end of a navigation parts them: the
 * last crumb of a breadcrumb and the heading below it are the same word, as everywhere.
 */
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

function plain(text: unknown): string {
  return String(text ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The browser's own tree, which says what no model of it does: how it puts names together, and what is expanded. */
export async function browserTree(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const nodeOf = new Map(
    nodes.map(({ nodeId, parentId, childIds, role, name, properties }) => [
      nodeId,
      {
        parentId,
        childIds: childIds ?? [],
        role: plain(role?.value),
        name: plain(name?.value),
        expanded: properties?.find((property) => property.name === "expanded")?.value.value,
      },
    ]),
  );
  return { nodeOf, nodes: [...nodeOf.values()] };
}

/** Headings and labels of the content whose two halves the browser takes for one word. */
async function gluedNames(page: Page): Promise<string[]> {
  const { nodeOf, nodes } = await browserTree(page);
  type Node = (typeof nodes)[number];
  const textsIn = (node: Node): string[] =>
    node.role === "StaticText"
      ? [node.name]
      : node.childIds.map((id) => nodeOf.get(id)).flatMap((child) => (child ? textsIn(child) : []));
  const names = new Set(nodes.map(({ name }) => name));
  const named = nodes.filter((node) => /^(heading|LabelText)$/.test(node.role));
  return named
    .map((node) => textsIn(node).filter(Boolean))
    .filter((texts) => names.has(texts.join("")) && !names.has(texts.join(" ")))
    .map((texts) => texts.join(""));
}

/** What is wrong with what is heard of a page: landmarks, names, and what is said twice. */
export async function faultsOfHearing(page: Page): Promise<string[]> {
  const heard = await transcript(page);
  const words = wordsOf(heard);
  const once = ["banner", "main", "contentinfo"].filter(
    (landmark) => heard.filter((phrase) => phrase === landmark).length !== 1,
  );
  const titles = heard.filter((phrase) => /^heading, .*level 1$/.test(phrase));
  // In a table two products may have the same value, and a field is named by the label beside it.
  const labels = await page.locator("label").allInnerTexts();
  const repeated = words.filter(
    (phrase, index) =>
      phrase === words[index - 1] && !SAME_VALUE.test(phrase) && !labels.map(plain).includes(phrase),
  );
  return [
    ...once.map((landmark) => `not one ${landmark}`),
    ...(titles.length === 1 ? [] : [`${titles.length} headings of level 1`]),
    ...(words.length > 30 ? [] : [`only ${words.length} phrases`]),
    ...heard.filter((phrase) => NAMELESS.test(phrase)).map((phrase) => `without a name: ${phrase}`),
    ...repeated.map((phrase) => `twice: ${phrase}`),
    ...(await gluedNames(page)).map((name) => `run together: ${name}`),
  ];
}
