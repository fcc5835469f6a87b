import { expect, it } from "vitest";
import { registeredDocuments } from "../content/document-register";
import { currentOf, isIssued } from "./issue";

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
