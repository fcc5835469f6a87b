import { expect, it } from "vitest";
import { newestOf, registeredDocuments, sha256Of } from "~/catalog/register";
import { drawDocument, isIssued, issueRefusal } from "./issued-documents.server";

it("every document is what its newest version holds, byte for byte", async () => {
  expect(registeredDocuments.length).toBeGreaterThan(0);
  expect(await issueRefusal()).toBeUndefined();
  for (const document of registeredDocuments) {
    const newest = newestOf(document);
    if (!newest) throw new Error(`${document.id} has no version.`);
    expect(sha256Of(await drawDocument(document, newest)), document.id).toBe(newest.sha256);
  }
});

it("a document that would be drawn otherwise is not issued, nor one without a version", async () => {
  const [document] = registeredDocuments;
  const newest = document && newestOf(document);
  if (!newest) throw new Error("There is no document.");
  expect(await isIssued(document)).toBe(true);
  expect(await isIssued({ ...document, versions: [{ ...newest, date: "2020-01-01" }] })).toBe(false);
  expect(await isIssued({ ...document, versions: [] })).toBe(false);
});
