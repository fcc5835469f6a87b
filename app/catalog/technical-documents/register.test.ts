import { expect, test } from "vitest";
import { findIssued, sha256Of } from "../content/document-register";
import { documentRegister, publishRegister } from "./register";

test("the JSON register lists every version that the page shows, with its file", () => {
  const { documents } = documentRegister();
  const published = publishRegister().documents;
  expect(published.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  for (const [index, { versions }] of documents.entries()) {
    const said = published[index]?.versions ?? [];
    expect(said.map(({ version, sha256, bytes }) => ({ version, sha256, bytes }))).toEqual(
      versions.map(({ version, sha256, bytes }) => ({ version, sha256, bytes })),
    );
    for (const { url, sha256, bytes } of versions) {
      const file = findIssued(url);
      expect(file && sha256Of(file)).toBe(sha256);
      expect(file?.byteLength).toBe(bytes);
    }
  }
});
