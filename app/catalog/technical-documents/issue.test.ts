import { expect, it } from "vitest";
import { registeredDocuments } from "../content/document-register";
import { currentOf, isDue, isIssued, keptVersions } from "./issue";

const [registered] = registeredDocuments;
const [newest] = registered?.versions ?? [];
if (!registered || !newest) throw new Error("There is no document.");

/** A document whose newest version has this content. Live documents may await a version, for which builds ask. */
const { hash } = currentOf(registered);
const document = { ...registered, versions: [{ ...newest, content: hash }] };

it("a document with another content is not issued, nor one without a version", () => {
  expect(isIssued(document)).toBe(true);
  // The document prints its id, so the id is part of its content.
  expect(isIssued({ ...document, id: "ft-otra-es" })).toBe(false);
  expect(isIssued({ ...document, versions: [] })).toBe(false);
});

it("compares a document without a content hash by the hash of its file", () => {
  const { content: _, ...without } = newest;
  expect(isIssued({ ...document, versions: [without] })).toBe(false);
  expect(isIssued({ ...document, versions: [{ ...without, sha256: hash }] })).toBe(true);
});

it("a version with made-up values is replaced, at the latest when the site has none left", () => {
  const sample = { ...document, versions: [{ ...newest, content: hash, sample: true }] };
  expect(isDue(sample, true)).toBe(false);
  expect(isDue(sample, false)).toBe(true);
  expect(keptVersions(sample, false)).toEqual([]);
});

it("a version that may have been published stays, unless told otherwise", () => {
  const real = { ...document, versions: [{ ...newest, content: hash, sample: false }] };
  expect(isDue(real, false)).toBe(false);
  expect(keptVersions(real, false)).toHaveLength(1);
  expect(keptVersions(real, true)).toEqual([]);
});
