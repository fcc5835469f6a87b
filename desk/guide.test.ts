import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const GUIDE = "docs/guia";
const pages = globSync(`${GUIDE}/*.md`);
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

/** The targets of links and pictures. */
const linksIn = (text: string) => [...text.matchAll(/\]\(\s*([^)\s]+)\s*\)/g)].map(([, to = ""]) => to);

describe.each(pages)("%s", (page) => {
  const text = readFileSync(page, "utf8");

  test("links to pages and pictures that exist", () => {
    const inside = linksIn(text).filter((to) => !to.startsWith("https://"));
    for (const to of inside) expect(existsSync(path.join(GUIDE, to)), to).toBe(true);
  });

  test("names files that exist", () => {
    const named = [
      ...text.matchAll(/`((?:content|docs|desk)\/[\w./-]+|[\w-]*\.(?:jsonc|toml|nvmrc|env\.example))`/g),
    ];
    for (const [, file = ""] of named) expect(existsSync(file), file).toBe(true);
  });

  test("names commands that exist", () => {
    for (const [, name = ""] of text.matchAll(/npm run ([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});

test("the first page leads to every page of the guide, which uses every picture", () => {
  const found = new Set(["README.md"]);
  // The list grows during the loop.
  for (const page of found) {
    if (!page.endsWith(".md")) continue;
    for (const to of linksIn(readFileSync(path.join(GUIDE, page), "utf8")))
      if (!/^(?:https:|\.\.)\//.test(to)) found.add(to);
  }
  const all = globSync("**/*.{md,webp}", { cwd: GUIDE });
  expect([...found].toSorted()).toEqual(all.toSorted());
});
