import { expect, it } from "vitest";
import { registeredDocuments } from "../content/document-register";
import { isIssued, issueRefusal } from "./issue";

it("every document matches its newest issued version", () => {
  expect(registeredDocuments.length).toBeGreaterThan(0);
  expect(issueRefusal()).toBeUndefined();
});

it("a document with another content is not issued, nor one without a version", () => {
  const [document] = registeredDocuments;
  const newest = document?.versions[0];
  if (!newest) throw new Error("There is no document.");
  expect(isIssued(document)).toBe(true);
  // The document prints its id, so the id is part of its content.
  expect(isIssued({ ...document, id: "ft-otra-es" })).toBe(false);
  expect(isIssued({ ...document, versions: [] })).toBe(false);
});

it("compares a document without a content hash by the hash of its file", () => {
  const [document] = registeredDocuments;
  const newest = document?.versions[0];
  if (!newest) throw new Error("There is no document.");
  const { content: _, ...without } = newest;
  expect(isIssued({ ...document, versions: [without] })).toBe(false);
  expect(isIssued({ ...document, versions: [{ ...without, sha256: newest.content ?? "" }] })).toBe(true);
});
