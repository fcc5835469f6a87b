import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect } from "./site";

const require = createRequire(import.meta.url);
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const ace = `${readFileSync(require.resolve("accessibility-checker-engine/ace.js"), "utf8")};window.ace = ace;`;

const AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type AxeNode = { html: string; failureSummary?: string };
type AceResult = { ruleId: string; value: [string, string]; message: string; snippet: string };

declare global {
  interface Window {
    axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: AxeNode[] }[] }> };
    ace: {
      Checker: new () => { check: (of: Document, rules: string[]) => Promise<{ results: AceResult[] }> };
    };
  }
}

/** What axe-core (Deque) finds on the page as it is now. */
export async function axeViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    // Colours are wrong during a transition.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { violations: found } = await window.axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return found.flatMap(({ id, nodes }) =>
      nodes.map((node) => `axe ${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
    );
  }, AXE_TAGS);
}

/** What Equal Access (IBM), which takes twice as long as axe, finds on the page as it is now. */
export async function ibmViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "ace" in window))) await page.evaluate(ace);
  return page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ["WCAG_2_2"]);
    return results
      .filter(({ value }) => value[0] === "VIOLATION" && value[1] === "FAIL")
      .map(({ ruleId, message, snippet }) => `IBM ${ruleId}: ${snippet.slice(0, 200)} ${message}`);
  });
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
}
