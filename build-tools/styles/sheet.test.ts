import { expect, test } from "vitest";
import { Sheet } from "./sheet.ts";
import type { Names } from "./written-names.ts";

const sheetOf = (css: string) => new Sheet(new TextEncoder().encode(css));

const names = (classes: string[], tags: string[] = [], beginnings: string[] = []): Names => ({
  tags,
  classes,
  beginnings,
});

/** What is left of a sheet for elements of these names. */
const writtenFor = (css: string, ...named: Names[]) => {
  const sheet = sheetOf(css);
  return sheet.write(sheet.selectorsFor(named));
};

test("keeps the order of rules, their layers and conditions", () => {
  const css = "@layer a{.b{top:0}.c{top:1px}}@media print{.c{top:2px}}.d{top:3px}";
  expect(writtenFor(css, names(["c", "d"]))).toBe(
    "@layer a{.c{top:1px}}@media print{.c{top:2px}}.d{top:3px}",
  );
});

test.each([
  [".a .b", names(["a"]), false],
  [".a .b", names(["a", "b"]), true],
  ["nav .a", names(["a"]), false],
  ["nav .a", names(["a"], ["nav"]), true],
  [":is(.a,.b)>i", names(["b"], ["i"]), true],
  [":is(.a,.b)>i", names(["c"], ["i"]), false],
  ["html:has(.open)", names([], ["html"]), false],
  [".a:not(.b)", names(["a"]), true],
  [".a:hover", names(["a"]), true],
  [".a[open]", names(["a"]), true],
  ["::placeholder", names(["a"]), false],
  ["::placeholder", names([], ["input"]), true],
  ["::selection", names([]), true],
  [".posts-grid", names([], [], ["posts-"]), true],
  [".posts-grid", names([], [], ["post-"]), false],
])("%s for %j: %s", (selector, named, isKept) => {
  expect(writtenFor(`${selector}{top:0}`, named) !== "").toBe(isKept);
});

test("of a rule those selectors are kept that may match", () => {
  expect(writtenFor(".a,.b,.c{top:0}.a{left:0}.c{left:1px}", names(["b", "c"]))).toBe(
    ".b,.c{top:0}.c{left:1px}",
  );
});

test("leaves out animations and custom properties that nothing uses then", () => {
  const css =
    ":root{--x:1px;--y:2px}@property --z{syntax:'*';inherits:false}.a{top:var(--x);animation:1s turn}.b{top:var(--y);animation:1s rise}@keyframes turn{to{top:0}}@keyframes rise{to{top:0}}";
  const text = writtenFor(css, names(["a"]));
  expect(text).toContain("--x");
  expect(text).toContain("@keyframes turn");
  expect(text).not.toMatch(/--y|--z|rise/);
});

test("pages share a sheet where that costs them least, until few enough are left", () => {
  const sheet = sheetOf(".a{top:0}.b{top:0}.c{top:0;left:0;right:0;bottom:0;margin:0;padding:0}");
  const kind = (file: string, ...classes: string[]) => ({
    files: [file],
    routes: 1,
    selectors: sheet.selectorsFor([names(classes)]),
  });
  const kinds = [kind("1", "a"), kind("2", "a", "c"), kind("3", "a", "b")];
  expect(sheet.merge(kinds, 2).map(({ files }) => files)).toEqual([["1", "3"], ["2"]]);
  expect(sheet.merge(kinds, 1)).toEqual([
    { files: ["1", "3", "2"], routes: 3, selectors: new Set([0, 1, 2]) },
  ]);
  expect(sheet.merge(kinds, 3)).toEqual(kinds);
});
