import { expect, test } from "vitest";
import { documentFields, registeredDocuments } from "./register";

const [document] = registeredDocuments;
const newest = document?.versions[0];
if (!newest) throw new Error("The register is empty.");

/** What is said of a record of the register. */
const said = (change: object) =>
  documentFields
    .safeParse({ ...document, draft: false, sample: true, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test("what was issued never changes: neither its file nor its fingerprint", () => {
  expect(said({})).toEqual([]);
  expect(said({ versions: [{ ...newest, sha256: "0".repeat(64) }] })).toEqual([
    expect.stringMatching(/^versions\.0\.sha256 .* never changes$/),
  ]);
  expect(said({ versions: [{ ...newest, version: 2 }, newest] })).toEqual([
    expect.stringMatching(/^versions\.0 has no file: content\/issued\/.*-v2\.pdf is missing$/),
  ]);
});

test("versions count down to 1, none is dated after today or before its predecessor", () => {
  expect(said({ versions: [{ ...newest, version: 3 }] })).toEqual(
    expect.arrayContaining([expect.stringContaining("found 3: versions count down to 1")]),
  );
  expect(said({ versions: [{ ...newest, date: "2999-01-01" }] })).toEqual([
    expect.stringContaining("is yet to come"),
  ]);
  expect(said({ versions: [{ ...newest, version: 2, date: "2020-01-01" }, newest] })).toEqual(
    expect.arrayContaining([expect.stringContaining("is before version 1")]),
  );
});

test("a certificate says what it certifies, and until when", () => {
  const certificate = { type: "Prueba", number: "1", body: "Nadie", scope: "Nada" };
  expect(said({ kind: "certificate" })).toHaveLength(1);
  expect(said({ kind: "certificate", certificate })).toEqual([
    expect.stringMatching(/^validUntil is missing/),
  ]);
  expect(said({ kind: "certificate", certificate, validUntil: "2030-01-01" })).toEqual([]);
  expect(said({ certificate })).toHaveLength(2);
});

test("a document is a technical sheet or a file of the owner", () => {
  expect(said({ file: "nada", versions: [] })).toEqual([expect.stringMatching(/^file found nada/)]);
});
