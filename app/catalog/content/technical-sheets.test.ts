import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { messageText } from "../read/messages";
import { schemaProblems } from "../read/schema-problems";
import { technicalSheetFields } from "./technical-sheets";

const sheet = parse(readFileSync("content/documents/harina-de-coquillo.yaml", "utf8"));
const [parameter, ...others] = sheet.parameters;

function mistakes(change: object) {
  const value = { ...sheet, ...change };
  const { error } = technicalSheetFields.safeParse(value);
  const problems = error ? schemaProblems("", { value, lineOf: () => 1 }, error) : [];
  return problems.map(({ field, message }) => `${field} ${messageText(message)}`);
}

test("every value has a source of the sheet, is a sample, or is to be agreed", () => {
  const { source: _, sample: __, ...uncited } = parameter;
  const withFirst = (first: object) => mistakes({ parameters: [first, ...others] });
  expect(withFirst(parameter)).toEqual([]);
  expect(withFirst({ ...uncited, sample: true })).toEqual([]);
  expect(withFirst({ ...uncited, value: "to be agreed" })).toEqual([]);
  expect(withFirst(uncited)).toEqual([expect.stringMatching(/^parameters\.0 does not say where its value/)]);
  expect(withFirst({ ...uncited, source: "nadie" })).toEqual([
    'parameters.0.source "nadie" is not the id of one of the sources',
  ]);
  expect(mistakes({ shelfLife: { value: "6" } })).toEqual([
    expect.stringMatching(/^shelfLife does not say where its value/),
  ]);
});

test("rejects a repeated parameter", () => {
  expect(mistakes({ parameters: [parameter, ...others, parameter] })).toEqual([
    expect.stringMatching(/^parameters\.\d+\.id is already the id of another parameter$/),
  ]);
});
