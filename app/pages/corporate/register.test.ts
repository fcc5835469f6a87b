import { expect, test } from "vitest";
import { z } from "zod";
import { findIssued, sha256Of } from "~/catalog/register";
import { documentRegister, publishRegister, registerSchema } from "./register.server";

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const schema = z.fromJSONSchema(JSON.parse(JSON.stringify(registerSchema())));

test("the register for machines keeps to its published schema", () => {
  const published = asJson(publishRegister());
  expect(schema.safeParse(published).error).toBeUndefined();
  expect(schema.safeParse({ ...publishRegister(), documents: [{ id: "x" }] }).success).toBe(false);
});

test("it says of every version what the page says, and what its file is", () => {
  const { documents } = documentRegister();
  const published = publishRegister().documents;
  expect(published.map(({ id }) => id)).toEqual(documents.map(({ id }) => id));
  for (const [index, { versions }] of documents.entries()) {
    const said = published[index]?.versions ?? [];
    expect(said.map(({ version, sha256, bytes }) => ({ version, sha256, bytes }))).toEqual(
      versions.map(({ number, sha256, bytes }) => ({ version: number, sha256, bytes })),
    );
    for (const { url, sha256, bytes } of versions) {
      const file = findIssued(url);
      expect(file && sha256Of(file)).toBe(sha256);
      expect(file?.byteLength).toBe(bytes);
    }
  }
});
