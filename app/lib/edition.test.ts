import { expect, test } from "vitest";
import { editionData, editionHtml, importSheet, type Edition } from "./edition";

const edition: Edition = {
  texts: ["<html>", '["a < b"]', "</html>", "\n"],
  pages: {
    "/": { title: "Portada", before: [0, 1], inline: [1, 2], after: [2, 4, 0, 1], data: [1, 2, 3, 4] },
    "/vacia": { title: "", before: [], inline: [], after: [], data: [] },
  },
  code: [],
};

test("a page is its pieces in a row, with its data in the middle as they may stand in a script element", () => {
  expect(editionHtml(edition, "/")).toBe(String.raw`<html>["a \u003c b"]` + "</html>\n<html>");
});

test("the data of a page come as they stand in the file beside it", () => {
  expect(editionData(edition, "/")).toBe('["a < b"]\n');
});

test("a page without pieces is empty, and one that is not there is nothing", () => {
  expect(editionHtml(edition, "/vacia")).toBe("");
  expect(editionHtml(edition, "/no-such-page")).toBeUndefined();
  expect(editionData(edition, "/no-such-page")).toBeUndefined();
});

const head = (policy: string, rules: string) =>
  `<head><title>a</title>${policy}<style id="styles">${rules}</style></head><p>a</p>`;

test("a stylesheet takes the place of a page's own rules, and of the policy that allows no others", () => {
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src 'self' 'sha256-a='"/>`;
  const imported = head("", '@import "/b.css"');
  expect(importSheet(head(policy, "a{color:red}\nb{}"), "/b.css")).toBe(imported);
  expect(importSheet(imported, "/c.css")).toBe(imported);
});
