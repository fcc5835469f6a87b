import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const documents = globSync("**/*.md", {
  exclude: ["content/**", "build/**", "**/node_modules/**", "testing/written-pages/**"],
});

/** Strips code, which may contain links as examples. */
const prose = (text: string) => text.replaceAll(/```.*?```|`[^`]*`/gs, "");

describe.each(documents)("%s", (document) => {
  const text = readFileSync(document, "utf8");

  test("links to files that exist", () => {
    const links = [...prose(text).matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = ""]) => link);
    const missing = links.filter((link) => !existsSync(path.join(path.dirname(document), link)));
    expect(missing).toEqual([]);
  });
});

test("docs/trust.md names tests that exist", () => {
  const trust = readFileSync("docs/trust.md", "utf8");
  const specs = [...trust.matchAll(/`([\w-]+\.spec)`/g)].map(([, name = ""]) => `e2e/${name}.ts`);
  const others = [...trust.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file = ""]) => file);
  expect([...specs, ...others].filter((file) => !existsSync(file))).toEqual([]);
});
