import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");

/** The folders with components, in the order in which they import each other. */
const FOLDERS = ["ui", "features", "sections", "layouts", "pages"];

/** No component here writes these: a library does. */
const OF_LIBRARIES = /^(?:Toastify__|footnotes$)/;

const MOST_LINES = 200;

const read = (file: string) => readFileSync(path.join(APP, file), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: APP }).toSorted();

/** The component whose name a stylesheet has. */
const componentOf = (sheet: string) => sheet.replace(/\.css$/, ".tsx");

const sheets = find("**/*.css").filter((sheet) => !sheet.endsWith(".module.css"));
const ofComponents = FOLDERS.flatMap((folder) => sheets.filter((sheet) => sheet.startsWith(`${folder}/`)));

const imported = [...read("styles/index.css").matchAll(/^@import "(\..*?)"(?: layer\((.*?)\))?;/gm)].map(
  ([, file = "", layer]) => ({ file: path.join("styles", file), layer }),
);

/** What a sheet selects: at its outermost level, or at every one. */
function selectorsIn(sheet: string, level: "outermost" | "every"): string[] {
  const css = read(sheet).replaceAll(/\/\*[^]*?\*\//g, "");
  const preludes = css.matchAll(level === "outermost" ? /^[^\s@}][^{}]*(?=\{)/gm : /[^{};]+(?=\{)/g);
  return [...preludes].map(([prelude]) => prelude.trim()).filter((prelude) => !prelude.startsWith("@"));
}

/** The classes and data attributes that a selector names. */
function namesIn(selector: string): string[] {
  const unquoted = selector.replaceAll(/"[^"]*"/g, "");
  return [...unquoted.matchAll(/\.([a-z][\w-]*)|\[(data-[\w-]+)/gi)].map(
    ([, name, data]) => name ?? data ?? "",
  );
}

/** Whether code writes a name: in a string, whole or as `posts-${look}`, or as an attribute. */
function writerOf(code: string): (name: string) => boolean {
  const withoutComments = code.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  const strings = withoutComments.match(/"[^"\n]*"|`[^`]*`|\bdata-[\w-]+/g) ?? [];
  const words = new Set(strings.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const beginnings = strings.flatMap((text) => text.match(/[\w-]+-(?=\$\{)/g) ?? []);
  return (name) =>
    words.has(name) || OF_LIBRARIES.test(name) || beginnings.some((beginning) => name.startsWith(beginning));
}

test("the one stylesheet takes in every other, once", () => {
  expect(imported.map(({ file }) => file).toSorted()).toEqual(
    sheets.filter((sheet) => sheet !== path.join("styles", "index.css")),
  );
});

test("every sheet outside this folder stands beside the component of its name", () => {
  expect(sheets.filter((sheet) => path.dirname(sheet) !== "styles")).toEqual(ofComponents.toSorted());
  expect(ofComponents.filter((sheet) => !existsSync(path.join(APP, componentOf(sheet))))).toEqual([]);
});

test("components' sheets apply in their layer, in the order in which components are composed", () => {
  const components = imported.filter(({ file }) => path.dirname(file) !== "styles");
  expect(components).toEqual(ofComponents.map((file) => ({ file, layer: "components" })));
});

test.each(ofComponents)("%s dresses its component and nothing else", (sheet) => {
  const isWritten = writerOf(read(componentOf(sheet)));
  const selectors = selectorsIn(sheet, "outermost").flatMap((list) => list.split(/,(?![^(]*\))/));
  expect(selectors.filter((selector) => !namesIn(selector).some(isWritten))).toEqual([]);
});

test("no rule waits for a class that nothing writes", () => {
  // The catalogue makes HTML of Markdown, and the start script marks a failed start.
  const code = [...FOLDERS, "catalog", "startup"].flatMap((folder) => find(`${folder}/**/*.{ts,tsx}`));
  const writers = code.map((file) => writerOf(read(file)));
  const isWritten = (name: string) => writers.some((writes) => writes(name));
  const names = new Set(sheets.flatMap((sheet) => selectorsIn(sheet, "every")).flatMap(namesIn));
  expect(names.size).toBeGreaterThan(20);
  expect([...names].filter((name) => !isWritten(name))).toEqual([]);
});

test("sheets are short, and the windows' widths stand in the tokens alone", () => {
  expect(sheets.filter((sheet) => read(sheet).split("\n").length > MOST_LINES)).toEqual([]);
  // A custom variant names its width on its own line.
  expect(
    sheets.filter((sheet) => /^(?!@custom-variant).*@media[^{]*(?:width|height)/m.test(read(sheet))),
  ).toEqual([]);
});
