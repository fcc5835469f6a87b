import { afterEach, expect, test, vi } from "vitest";
import { messageText } from "../read/messages";
import { schemaProblems } from "../read/schema-problems";
import { documentFields, registerFiles } from "./document-register";

const [document] = registerFiles.records;
const first = document?.versions.at(-1);
if (!first) throw new Error("The register is empty.");

/** The mistakes in a record of the register. */
function mistakes(change: object) {
  const value = { ...document, draft: false, sample: true, ...change };
  const { error } = documentFields.safeParse(value);
  const problems = error ? schemaProblems("", { value, lineOf: () => 1 }, error) : [];
  return problems.map(({ field, message }) => `${field} ${messageText(message)}`);
}

afterEach(() => vi.unstubAllEnvs());

test("issued files and their fingerprints never change", () => {
  expect(mistakes({})).toEqual([]);
  expect(mistakes({ versions: [{ ...first, sha256: "0".repeat(64) }] })).toEqual([
    expect.stringMatching(/^versions\.0\.sha256 .* never changes$/),
  ]);
  expect(mistakes({ versions: [{ ...first, version: 999 }, first] })).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^versions\.0 has no file: content\/issued\/.*-v999\.pdf is missing$/),
    ]),
  );
});

test("versions count down to 1, and no date is in the future or before the previous version", () => {
  expect(mistakes({ versions: [{ ...first, version: 3 }] })).toEqual(
    expect.arrayContaining([expect.stringContaining("found 3: versions count down to 1")]),
  );
  expect(mistakes({ versions: [{ ...first, date: "2999-01-01" }] })).toEqual([
    expect.stringContaining("is in the future"),
  ]);
  expect(mistakes({ versions: [{ ...first, version: 2, date: "2020-01-01" }, first] })).toEqual(
    expect.arrayContaining([expect.stringContaining("is before the date of version 1")]),
  );
});

test("a certificate states what it certifies and until when", () => {
  const certificate = { type: "Prueba", number: "1", body: "Nadie", scope: "Nada" };
  expect(mistakes({ kind: "certificate" })).toHaveLength(1);
  expect(mistakes({ kind: "certificate", certificate })).toEqual([
    expect.stringMatching(/^validUntil is missing/),
  ]);
  expect(mistakes({ kind: "certificate", certificate, validUntil: "2030-01-01" })).toEqual([]);
  expect(mistakes({ certificate })).toHaveLength(2);
});

test("a document is a technical sheet in its language, or one of the owner's files", () => {
  const lang = document?.lang === "es" ? "en" : "es";
  expect(mistakes({ lang })).toEqual(["lang is not the language of this technical sheet"]);
  expect(mistakes({ file: "nada", versions: [] })).toEqual([expect.stringMatching(/^file found nada/)]);
});

test("in a build, the row of a published technical sheet is no draft", () => {
  expect(mistakes({ draft: true })).toEqual([]);
  vi.stubEnv("DEV", false);
  expect(mistakes({ draft: true })).toEqual([
    "draft is true, but the technical sheet is published: set it to false",
  ]);
});
