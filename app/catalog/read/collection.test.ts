import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCollection } from "./collection";
import { postFields } from "../content/posts";
import { productFields } from "../content/products";

const BANANA = `---
id: 1
name: Sweet Banana
category: fruit
pictures:
  - banana
  - banana-2
price: $3.20
old_price: $4.10
discount: 22
ratings: 4.5
reviews: 18
tags:
  - Sweet
summary: Small and very sweet.
goodToKnow:
  - Keeps five days
weight: 600 g
dimensions: 20 × 14 × 8 cm
colors:
  - Yellow
---

Grown in the shade
of taller trees.

Eat it soon.
`;

const POST = `---
id: 1
title: A title
date: 2024-12-18
author: Marta
picture: lettuces
background: photo
comments: 3
---

What it tells.
`;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "content-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string | Uint8Array): void {
  writeFileSync(path.join(folder, name), text);
}

/** The problems found in the folder, without the folder's name. */
function answer(schema: typeof productFields | typeof postFields = productFields): string[] {
  try {
    readCollection<{ id: number; draft: boolean }>(`${folder}/*.md`, schema);
    return [];
  } catch (error) {
    const [, ...lines] = String(error).split("\n");
    return lines.map((line) => line.trim().replace(`${folder}/`, ""));
  }
}

test("reads a record's fields and paragraphs", () => {
  write("banana.md", BANANA);
  expect(readCollection(`${folder}/*.md`, productFields).records).toMatchObject([
    {
      id: 1,
      name: "Sweet Banana",
      price: 320,
      pictures: [{ alt: expect.any(String) }, {}],
      body: ["Grown in the shade of taller trees.", "Eat it soon."],
    },
  ]);
});

test("accepts CRLF and a byte order mark", () => {
  write("banana.md", BANANA);
  const [expected] = readCollection(`${folder}/*.md`, productFields).records;
  write("banana.md", `\uFEFF${BANANA.replaceAll("\n", "\r\n")}`);
  expect(readCollection(`${folder}/*.md`, productFields).records).toEqual([expected]);
});

test("removes the control characters that Word leaves, even if they are escaped", () => {
  write("banana.md", BANANA);
  const [expected] = readCollection(`${folder}/*.md`, productFields).records;
  const dirty = BANANA.replace("Sweet Banana", '"Sweet\\vBanana\\0\\uD800"')
    .replace("Small and", "Small\u000Band\uFFFE")
    .replace("- Sweet", "- Sw\u0007eet")
    .replace("the shade", "the\u2028shade");
  write("banana.md", dirty);
  expect(readCollection(`${folder}/*.md`, productFields).records).toEqual([expected]);
});

/** Whether a line equals a string or matches a pattern. */
const matching = (expected: string | RegExp) => (line: string) =>
  typeof expected === "string" ? line === expected : expected.test(line);

describe("reports the file, line and field of", () => {
  const mistakes: [what: string, from: string | RegExp, to: string, expected: string | RegExp][] = [
    ["an unknown field", "weight:", "wieght:", "banana.md:18: wieght: is not a known field"],
    [
      "a field that is missing",
      "weight: 600 g\n",
      "",
      "banana.md:2: weight: is missing; expected a text (put a number in quotes)",
    ],
    ["an empty text", "Sweet Banana", '""', "banana.md:3: name: is empty; expected a text"],
    ["a text of spaces", "Sweet Banana", '"  "', "banana.md:3: name: is empty; expected a text"],
    [
      "a number for a text",
      "600 g",
      "600",
      "banana.md:18: weight: found 600, expected a text (put a number in quotes)",
    ],
    ["a text for a number", "18", "many", 'banana.md:12: reviews: found "many", expected a number'],
    [
      "a fractional number",
      "reviews: 18",
      "reviews: 1.5",
      "banana.md:12: reviews: found 1.5, expected a whole number",
    ],
    [
      "a negative number",
      "reviews: 18",
      "reviews: -1",
      "banana.md:12: reviews: found -1, expected at least 0",
    ],
    ["a rating of six", "4.5", "6", "banana.md:11: ratings: found 6, expected at most 5"],
    ["a price without $", "$3.20", '"3.20"', 'banana.md:8: price: found "3.20", expected a price like $4.10'],
    [
      "a price with a comma",
      "$3.20",
      "$3,20",
      'banana.md:8: price: found "$3,20", expected a price like $4.10',
    ],
    [
      "a price without cents",
      "$4.10",
      "$4",
      'banana.md:9: old_price: found "$4", expected a price like $4.10',
    ],
    [
      "a discount of all",
      "discount: 22",
      "discount: 100",
      "banana.md:10: discount: found 100, expected at most 99",
    ],
    [
      "an unknown category",
      "fruit",
      "fruits",
      'banana.md:4: category: found "fruits", expected one of fruit, vegetables, fish',
    ],
    [
      "a picture that is missing",
      "- banana-2",
      "- banana-9",
      'banana.md:7: pictures.1: found "banana-9", expected the name of a picture described in English',
    ],
    [
      "no picture",
      /pictures:\n.*\n.*\n/,
      "pictures: []\n",
      "banana.md:5: pictures: is empty; expected at least one entry",
    ],
    [
      "a picture in place of a list",
      /pictures:\n.*\n.*\n/,
      "pictures: banana\n",
      'banana.md:5: pictures: found "banana", expected a list',
    ],
    ["an id that is a text", "id: 1", "id: one", 'banana.md:2: id: found "one", expected a number'],
    ["an id of zero", "id: 1", "id: 0", "banana.md:2: id: found 0, expected more than 0"],
    [
      "no text",
      /\n---\n[\s\S]*/,
      "\n---\n",
      "banana.md:23: body: is missing; expected a text (put a number in quotes)",
    ],
    [
      "a field twice",
      "weight:",
      "name: Again\nweight:",
      /^banana\.md:18: is not valid YAML: Map keys must be unique/,
    ],
    [
      "a colon in a text",
      "Small and",
      "Small: and",
      /^banana\.md:15: is not valid YAML: Nested mappings are not allowed/,
    ],
    [
      "a quote that does not end",
      "Sweet Banana",
      '"Sweet Banana',
      /^banana\.md:\d+: is not valid YAML: Missing closing/,
    ],
    ["a tab before a field", "  - banana\n", "\t- banana\n", /^banana\.md:\d+: is not valid YAML: .*[Tt]abs/],
    [
      "no fields",
      /---[\s\S]*---\n/,
      "",
      'banana.md:1: has no fields: they go at the top, between two lines of "---"',
    ],
    [
      "fields that do not end",
      /\n---\n\n/,
      "\n\n",
      'banana.md:1: has no fields: they go at the top, between two lines of "---"',
    ],
    [
      "a list in place of fields",
      /---[\s\S]*---\n/,
      "---\n- id\n---\n",
      "banana.md:2: has no fields, such as title: Valores",
    ],
  ];

  test.each(mistakes)("%s", (_what, from, to, expected) => {
    write(
      "banana.md",
      BANANA.replace(from, () => to),
    );
    expect(answer().filter(matching(expected)), answer().join("\n")).toHaveLength(1);
  });

  test.each([
    [
      "an impossible date",
      "2024-12-18",
      "2024-13-40",
      'post.md:4: date: found "2024-13-40", expected a day like 2024-12-18',
    ],
    [
      "a day in words",
      "2024-12-18",
      "18 December",
      'post.md:4: date: found "18 December", expected a day like 2024-12-18',
    ],
    [
      "two paragraphs where one is allowed",
      "tells.",
      "tells.\n\nMore.",
      /^post\.md:11: body: found .*, expected a single paragraph, without an empty line in it$/,
    ],
  ])("of a post: %s", (_what, from, to, expected) => {
    write("post.md", POST.replace(from, to));
    expect(answer(postFields).filter(matching(expected)), answer(postFields).join("\n")).toHaveLength(1);
  });

  test("an empty file, a file in another encoding and a file without a record", () => {
    write("empty.md", "\n\n");
    write("latin.md", Buffer.from(BANANA.replace("Sweet", "Pl\u00e1tano"), "latin1"));
    write("Banana 2.md", BANANA);
    write("notes.txt", "Remember");
    expect(answer()).toEqual([
      "Banana 2.md:1: is not a valid file name: use lowercase letters, digits and hyphens, then .md; call it banana-2.md",
      "empty.md:1: is empty",
      "latin.md:1: is not encoded in UTF-8",
      "notes.txt:1: is not a valid file name: use lowercase letters, digits and hyphens, then .md",
    ]);
  });

  test("a duplicate id", () => {
    write("banana.md", BANANA);
    write("mango.md", BANANA.replace("Sweet Banana", "Mango"));
    expect(answer()).toEqual([
      `mango.md:2: id: found 1, which ${folder}/banana.md already has; expected an unused value`,
    ]);
  });

  test("every mistake at once", () => {
    write("banana.md", BANANA.replace("$3.20", "3").replace("fruit", "meat"));
    write("mango.md", BANANA.replace("id: 1", "id: two"));
    expect(answer()).toHaveLength(3);
  });
});
