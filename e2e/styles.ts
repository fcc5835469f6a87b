import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { CLIENT } from "../testing/build";

/** A rule: the layers and conditions that it stands in, and what it selects. */
type Rule = { place: string; selector: string };

/** The whole stylesheet where it applies. */
const WHOLE = "link[rel=stylesheet][media=all]";

/** The selectors of a list, which is cut at its commas but not at those in brackets. */
function cut(list: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [place, letter] of [...`${list},`].entries()) {
    if (letter === "(") depth++;
    else if (letter === ")") depth--;
    else if (letter === "," && depth === 0) {
      selectors.push(list.slice(start, place).trim());
      start = place + 1;
    }
  }
  return selectors;
}

/** A selector as if every state were there, and for an element in place of a part of it. */
function inAnyState(selector: string): string {
  return selector
    .replaceAll(/::[\w-]+(?:\([^)]*\))?/g, "")
    .replaceAll(/:(?:hover|focus|active|user|target|open|checked|modal|popover)[\w-]*/g, ":not(#none)");
}

/** The rules of a sheet by their selectors: of this text or, without one, those that stand in the page. */
async function rulesOf(page: Page, text?: string): Promise<Rule[]> {
  const found = await page.evaluate((css) => {
    const sheet =
      css === undefined ? document.querySelector<HTMLStyleElement>("#styles")?.sheet : new CSSStyleSheet();
    if (css !== undefined) sheet?.replaceSync(css);
    const rules: Rule[] = [];
    const lists = [{ place: "", list: sheet?.cssRules ?? [] }];
    for (const { place, list } of lists) {
      for (const rule of list) {
        if (rule instanceof CSSStyleRule) rules.push({ place, selector: rule.selectorText });
        // A page that the service worker kept takes the whole sheet in the place of its own rules.
        else if (rule instanceof CSSImportRule) lists.push({ place, list: rule.styleSheet?.cssRules ?? [] });
        else if (rule instanceof CSSGroupingRule)
          lists.push({ place: place + rule.cssText.split("{", 1)[0], list: rule.cssRules });
      }
    }
    return rules;
  }, text);
  return found.flatMap(({ place, selector }) => cut(selector).map((one) => ({ place, selector: one })));
}

/**
 * The rules of the whole stylesheet that match something in the page as it stands, in whatever state, and that the page
 * lacks: each page has those alone that it may need (docs/decisions/0034-styles-of-a-page.md).
 */
export async function lackingStyles(page: Page): Promise<string[]> {
  const [file = ""] = globSync("assets/index-*.css", { cwd: CLIENT });
  if ((await page.locator("#styles").count()) === 0) return [];
  const all = await rulesOf(page, readFileSync(path.join(CLIENT, file), "utf8"));
  const has = new Set((await rulesOf(page)).map(({ place, selector }) => `${place} ${selector}`));
  const lacking = all
    .filter(({ place, selector }) => !has.has(`${place} ${selector}`))
    // What Tailwind's properties are where nothing sets them: the rules of a page that needs none say it themselves.
    .filter(({ place }) => !place.startsWith("@layer properties"))
    // Those for paper are a file of their own, whole.
    .filter(({ place }) => !place.includes("@media print"))
    .map(({ selector }) => inAnyState(selector))
    // What is left of `::selection` would match everything.
    .filter((selector) => selector !== "" && !/(?:^|[\s,(>+~])(?:,|$)/.test(selector));
  return page.evaluate(
    ({ selectors, whole }) =>
      document.querySelector(whole) ? [] : selectors.filter((selector) => document.querySelector(selector)),
    { selectors: lacking, whole: WHOLE },
  );
}
