import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { technicalSheetFields } from "./technical-sheets";

const sheet = parse(readFileSync("content/documents/harina-de-coquillo.yaml", "utf8"));
const [parameter, ...others] = sheet.parameters;

const problemsOf = (change: object) =>
  technicalSheetFields
    .safeParse({ ...sheet, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test("every value has a source of the sheet, is a sample, or is to be agreed", () => {
  const { source: _, sample: __, ...uncited } = parameter;
  const withFirst = (first: object) => problemsOf({ parameters: [first, ...others] });
  expect(withFirst(parameter)).toEqual([]);
  expect(withFirst({ ...uncited, sample: true })).toEqual([]);
  expect(withFirst({ ...uncited, value: "to be agreed" })).toEqual([]);
  expect(withFirst(uncited)).toEqual([expect.stringMatching(/^parameters\.0 says not where its value/)]);
  expect(withFirst({ ...uncited, source: "nadie" })).toEqual([
    'parameters.0.source "nadie" is the id of none of the sources',
  ]);
  expect(problemsOf({ shelfLife: { value: "6" } })).toEqual([
    expect.stringMatching(/^shelfLife says not where its value/),
  ]);
});

test("a sentence names figures that the sheet has", () => {
  const sentence = { es: "Menos de {humedad.max}.", en: "Below {moisture.max}." };
  expect(problemsOf({ handling: [sentence, sentence] })).toEqual([
    expect.stringMatching(/^handling\.0\.es \{humedad\.max\} is no figure of this sheet/),
    expect.stringMatching(/^handling\.1\.es \{humedad\.max\} is no figure of this sheet/),
  ]);
});

test("rejects a repeated parameter", () => {
  expect(problemsOf({ parameters: [parameter, ...others, parameter] })).toEqual([
    expect.stringMatching(/^parameters\.\d+\.id is the id of another parameter, too$/),
  ]);
});
