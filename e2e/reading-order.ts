import type { Locator, Page } from "@playwright/test";
import { parse } from "yaml";

/** What a screen reader says of an element: the names and texts within it, in order, with "" at the end of a navigation. */
export const wordsOf = async (element: Locator): Promise<string[]> =>
  wordsIn(parse(await element.ariaSnapshot()));

/** A node is `role "name"`, or an object with its text or children under that key, or a list. Keys with `/` are properties. */
function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (typeof node !== "object" || node === null) return nameIn(String(node));
  return Object.entries(node).flatMap(([key, content]) => {
    // A caption is read as the name of its table.
    if (/^(?:\/|caption$)/.test(key)) return [];
    if (!Array.isArray(content)) return nameIn(key).concat(String(content));
    const words = wordsIn(content);
    // A breadcrumb ends in the words of the heading that follows.
    if (key.startsWith("navigation")) return words.concat("");
    return words.length > 0 ? words : nameIn(key);
  });
}

/** The name in `link "Home"`; other roles stay, because a field or meter may be named by the text before it. */
function nameIn(key: string): string[] {
  const [, role, name = ""] = /^(\w+) "((?:[^"\\]|\\.)*)"/.exec(key) ?? [];
  if (role === undefined) return [];
  return [/^(?:link|button|img|heading)$/.test(role) ? name : `${role} ${name}`];
}

/** Words that a screen reader says twice, or runs together. Names and landmarks are checked by axe. */
export async function readingProblems(page: Page): Promise<string[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  const words = wordsIn(parse(snapshot));
  // A file field is a button named by the label before it.
  const labels = await page.locator("label:has([type=file])").allInnerTexts();
  const allowed = new Set(["", ...labels.map((text) => text.replaceAll(/\s+/g, " ").trim())]);
  // Neighbouring cells of a table may share a value.
  const repeated = words.filter(
    (word, index) => word === words[index - 1] && !allowed.has(word) && !word.startsWith("cell "),
  );
  const named = await page.locator("h1, h2, h3, h4, label").evaluateAll((elements) => {
    const textsIn = (node: Node): string[] =>
      node instanceof Text ? [node.data.trim()] : [...node.childNodes].flatMap(textsIn);
    return elements.map((element) => textsIn(element).filter(Boolean));
  });
  const isName = (text: string) => snapshot.includes(`"${text}"`);
  const glued = named.filter((texts) => isName(texts.join("")) && !isName(texts.join(" ")));
  return [
    ...repeated.map((word) => `twice: ${word}`),
    ...glued.map((texts) => `run together: ${texts.join("")}`),
  ];
}
