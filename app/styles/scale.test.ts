import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const APP = path.resolve(import.meta.dirname, "..");

const STEPS = new Set(["0", "1", "2", "3", "4", "6", "8", "12", "16", "band", "section", "px", "auto"]);

/** Values that are not on the scale, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "layouts/footer.tsx: text-[min(15vw,222px)]": "The giant name is decoration, as wide as the window.",
  "sections/hero.tsx: pb-28": "The controls lie over the bottom of each slide.",
  "pages/shop/shop.tsx: mb-[184px]": "The pictures stand as high as this below the words.",
};

const unused = new Set(Object.keys(EXCEPTIONS));

/** Shades are tuned to pictures; print uses sizes in points and black ink. */
const EXEMPT = /shade\.module\.css$|styles\/print\.css$/;

const read = (pattern: string) =>
  globSync(pattern, { cwd: APP })
    .filter((file) => !file.includes(".test."))
    .map((file) => ({ file, text: readFileSync(path.join(APP, file), "utf8") }));

const components = read("{ui,features,sections,layouts,pages}/**/*.tsx");
const stylesheets = read("**/*.css").filter(
  ({ file }) => !/styles\/(?:theme|fonts)\.css$/.test(file) && !EXEMPT.test(file),
);

const found = (files: typeof components, pattern: RegExp, isFine: (value: string) => boolean) =>
  files
    .flatMap(({ file, text }) =>
      [...text.matchAll(pattern)].map(([match, value = ""]) => ({ file, match, value })),
    )
    .filter(({ value }) => !isFine(value))
    .map(({ file, match }) => `${file}: ${match.trim()}`)
    .filter((line) => !unused.delete(line) && !(line in EXCEPTIONS));

test("classes take spaces from the scale", () => {
  const pattern =
    /(?<=["'`\s:])-?(?:[pm][xytrbl]?|gap(?:-[xy])?|space-[xy])-(\d[\d.]*|\[[^\]]*\]|\([^)]*\)|section|band)(?=["'`\s!])/g;
  expect(
    found(
      components,
      pattern,
      (value) => STEPS.has(value) || /^\[.*(?:(?<!r)em|%|var|calc)/.test(value) || value.startsWith("("),
    ),
  ).toEqual([]);
});

// A name that the theme lacks, such as `text-6xl`, makes no class.
test("classes take sizes of text and colours from the theme", () => {
  const pattern = /(?<=["'`\s:])(?:text|bg|border|fill|stroke|outline|decoration)-\[([^\]]*)\]/g;
  expect(
    found(components, pattern, (value) => !/^#|^rgb|^[\d.]+(?:px|rem)|^clamp|^min\(|^max\(/.test(value)),
  ).toEqual([]);
});

test("classes take radii from the theme", () => {
  const pattern = /(?<=["'`\s:])rounded-(?:[trblse]{1,2}-)?([^"'`\s!]+)/g;
  expect(
    found(components, pattern, (value) =>
      /^(?:card|field|leaf|full|none|\[.*var\(--radius-.*\])$/.test(value),
    ),
  ).toEqual([]);
});

test("stylesheets take sizes of text and spaces from the theme", () => {
  expect(
    found(stylesheets, /font-size:\s*([^;]+);/g, (value) => /^var\(--text-|inherit|(?<!r)em$/.test(value)),
  ).toEqual([]);
  expect(
    found(
      stylesheets,
      /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)[\w-]*:\s*([^;]+);/g,
      (value) => !/(?<![\d.])(?:[4-9]|[1-9]\d+)px|rem/.test(value),
    ),
  ).toEqual([]);
});

test("stylesheets take radii from the theme, or round an end", () => {
  expect(
    found(stylesheets, /border[\w-]*-radius:\s*([^;]+);/g, (value) =>
      /^var\(--radius-|%|^0$|^99px$/.test(value),
    ),
  ).toEqual([]);
});

test("every exception is used", () => {
  expect([...unused]).toEqual([]);
});

test("stylesheets take colours from the theme", () => {
  expect(found(stylesheets, /(#[\da-f]{3,8})\b/gi, () => false)).toEqual([]);
});
