import { expect, test } from "vitest";
import { namesIn } from "./names-in.ts";
import { readModule } from "./written-names.ts";

test("finds the tags and classes of HTML and the types of its fields, and none in scripts or styles", () => {
  const html =
    '<!DOCTYPE html><html lang="es"><style id="styles">.x{}</style><body class="a [&amp;&gt;li]:b"><a title="x > <y>" class="c">d</a><input id="e" type="search"/><script>"<i class=z>"</script>';
  expect(namesIn(html)).toEqual({
    tags: ["html", "body", "a", "input"],
    classes: ["a", "[&>li]:b", "c", "type=search"],
    beginnings: [],
  });
});

const code = (hook: string) => `
import { ${hook} } from "react";
import { jsx } from "react/jsx-runtime";
// "comment"
export function Part({ tint, isOpen }) {
  ${hook}(() => {}, []);
  return jsx("nav", { className: isOpen ? "menu menu-open" : \`menu tint-\${tint} wide\`, children: jsx("input", { type: "number", title: "search" }) });
}`;

test("finds the tags, classes and types of fields that code writes, and how those begin whose end it works out", () => {
  const { tags, classes, beginnings } = readModule(code("useId"));
  expect(tags).toEqual(["nav", "input"]);
  expect(classes).toEqual(expect.arrayContaining(["menu", "menu-open", "wide", "type=number"]));
  expect(classes).not.toContain("comment");
  expect(classes).not.toContain("type=search");
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
