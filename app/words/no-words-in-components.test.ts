import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";

/** Two or more letters in a row are a word. */
const WORD = /\p{L}{2}/u;

/** An attribute value is text if it starts with a capital or has two words; code is in lower case. */
const WORDS = /^\p{Lu}\p{Ll}|\p{L} \p{L}/u;

/** Attributes whose code may have several words. */
const CODE = /class|slides|sizes|aspect|viewBox|^d$|^icon$|^allow$/i;

/** Names of services, which are not translated. */
const BRAND_NAMES = new Set(["Google", "Facebook", "WhatsApp"]);

/** The strings that an expression may render: its own, or those of its branches. */
function stringsOf(node: ESTree.Expression | ESTree.JSXEmptyExpression): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [node.value] : [];
    case "TemplateLiteral":
      return node.quasis.map(({ value }) => value.raw);
    case "ConditionalExpression":
      return [...stringsOf(node.consequent), ...stringsOf(node.alternate)];
    case "LogicalExpression":
      return stringsOf(node.right);
    default:
      return [];
  }
}

/** All texts in a component, each with its line. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const add = (start: number, text: string) => {
    const at = start + (text.length - text.trimStart().length);
    found.push(`${file}:${source.slice(0, at).split("\n").length}: ${text.trim()}`);
  };
  const addWords = (start: number, texts: readonly string[]) => {
    for (const text of texts) if (WORDS.test(text) && !BRAND_NAMES.has(text)) add(start, text);
  };
  const children = ({ children: nodes }: ESTree.JSXElement | ESTree.JSXFragment) => {
    for (const node of nodes) {
      if (node.type === "JSXText" && WORD.test(node.value)) add(node.start, node.value);
      if (node.type === "JSXExpressionContainer") addWords(node.start, stringsOf(node.expression));
    }
  };
  new Visitor({
    JSXElement: children,
    JSXFragment: children,
    JSXAttribute: ({ name, value, start }) => {
      if (name.type === "JSXIdentifier" && CODE.test(name.name)) return;
      if (value?.type === "Literal") addWords(start, [value.value]);
      if (value?.type === "JSXExpressionContainer") addWords(start, stringsOf(value.expression));
    },
    Property: ({ key, value, start }) => {
      const isShown = key.type === "Identifier" && /^(title|label|text|name)$/.test(key.name);
      if (isShown && value.type === "Literal") addWords(start, [String(value.value)]);
    },
  }).visit(parseSync(file, source).program);
  return found;
}

test("components contain no text, since all text belongs in content/", () => {
  // Only developers read the style guide and tests.
  const files = globSync("app/{pages,sections,features,layouts,ui}/**/*.tsx", {
    exclude: ["app/pages/style-guide/**", "**/*.test.tsx"],
  });
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wordsIn(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("finds words in text, attributes, expressions and properties", () => {
  const source = `const tab = { title: "Description" };
    <p className="mt-4 text-muted" aria-label="Two words">
      Some text {isOpen ? "Open now" : name} <Icon name="arrow-right" />
    </p>`;
  expect(wordsIn("a.tsx", source).toSorted()).toEqual([
    "a.tsx:1: Description",
    "a.tsx:2: Two words",
    "a.tsx:3: Open now",
    "a.tsx:3: Some text",
  ]);
});
