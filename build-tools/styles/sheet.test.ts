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
  const css = "@layer a{.b{top:0}.c{top:1px}}@media screen{.c{top:2px}}.d{top:3px}";
  expect(writtenFor(css, names(["c", "d"]))).toBe(
    "@layer a{.c{top:1px}}@media screen{.c{top:2px}}.d{top:3px}",
  );
});

test("what holds on paper alone stands apart, in its layers", () => {
  const css =
    "@layer a{.b{top:0}@media print{.b{top:1px}}}@media print{.c{top:2px}}@media print,screen{.d{top:3px}}@media not print{.d{top:4px}}.b{left:0}";
  expect(sheetOf(css).writePrint()).toBe("@layer a{@media print{.b{top:1px}}}@media print{.c{top:2px}}");
  expect(writtenFor(css, names(["b", "c", "d"]))).toBe(
    "@layer a{.b{top:0}}@media print,screen{.d{top:3px}}@media not print{.d{top:4px}}.b{left:0}",
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
  ["::-webkit-datetime-edit", names([], ["input"]), false],
  ["::-webkit-datetime-edit", names(["type=month"], ["input"]), true],
  ["::-webkit-inner-spin-button", names(["number"], ["input"]), false],
  ["::-webkit-outer-spin-button", names(["type=number"], ["input"]), true],
  [":-moz-ui-invalid", names(["a"]), false],
  [":-moz-ui-invalid", names([], ["textarea"]), true],
  ["::file-selector-button", names(["type=file"], ["input"]), true],
  ["::-webkit-textfield-decoration-container", names([], ["input"]), true],
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

test("says what a property of Tailwind is that no rule left sets", () => {
  const css =
    "@layer properties{@supports (not (margin-trim:block)){*{--tw-style:solid;--tw-leading:initial}}}@property --tw-style{syntax:'*';inherits:false;initial-value:solid}@property --tw-leading{syntax:'*';inherits:false}.a{border-style:var(--tw-style);line-height:var(--tw-leading,calc(1 / .75))}.b{--tw-leading:2}";
  expect(writtenFor(css, names(["a"]))).toBe("@layer properties;.a{border-style:solid;line-height:1.33333}");
  const both = writtenFor(css, names(["a", "b"]));
  expect(both).toContain("var(--tw-leading,");
  expect(both).toContain("@property --tw-leading");
  expect(both).not.toContain("--tw-style");
});
