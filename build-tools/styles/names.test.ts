import { expect, test } from "vitest";
import { namesIn } from "./names-in.ts";
import { readModule } from "./written-names.ts";

test("finds the tags and classes of HTML and the types of its fields, and none in scripts or styles", () => {
  const html =
    '<!DOCTYPE html><html lang="es"><style id="styles">.x{}</style><body class="a [&amp;&gt;li]:b"><a title="x > <y>" class="c">d</a><input id="e" type="search"/><script>"<i class=z>"</script>';
  expect(namesIn(html)).toEqual({
    tags: ["html", "body", "a", "input"],
    classes: ["a", "[&>li]:b", "c", "search"],
    beginnings: [],
  });
});

const code = (hook: string) => `
import { ${hook} } from "react";
import { jsx } from "react/jsx-runtime";
// "comment"
export function Part({ tint, isOpen }) {
  ${hook}(() => {}, []);
  return jsx("nav", { className: isOpen ? "menu menu-open" : \`menu tint-\${tint} wide\`, children: jsx(Icon, {}) });
}`;

test("finds the tags and classes that code writes, and how those begin whose end it works out", () => {
  const { tags, classes, beginnings } = readModule(code("useId"));
  expect(tags).toEqual(["nav"]);
  expect(classes).toEqual(expect.arrayContaining(["menu", "menu-open", "wide"]));
  expect(classes).not.toContain("comment");
  expect(beginnings).toEqual(["tint-"]);
});

test.each([
  ["useState", true],
  ["useSyncExternalStore", true],
  ["useId", false],
  ["lazy", true],
])("code that calls %s may draw something else later: %s", (hook, isLive) => {
  expect(readModule(code(hook)).isLive).toBe(isLive);
});
