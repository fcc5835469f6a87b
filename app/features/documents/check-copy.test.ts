import { assert, asyncProperty, nat, uint8Array } from "fast-check";
import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import type { RegisteredDocument } from "~/catalog/content/document-register";
import { checkCopy, type Copy } from "./check-copy";

const copyOf = (bytes: Uint8Array): Copy => ({
  size: bytes.byteLength,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

/** A document whose versions are these files, newest first. */
const documentOf = (...files: Uint8Array[]): RegisteredDocument => ({
  id: "ft-ficha-es",
  kind: "sheet",
  title: "Ficha técnica",
  lang: "es",
  area: "Calidad",
  file: "ficha",
  url: "/documentos/ficha.pdf",
  versions: files.map((bytes, index) => ({
    version: files.length - index,
    date: "2026-01-02",
    sample: false,
    url: "/documentos/ficha-v1.pdf",
    bytes: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest("hex"),
  })),
});

const bytes = (text: string) => new TextEncoder().encode(text);

const check = (copy: Copy, document: RegisteredDocument, day = "2026-11-22") =>
  checkCopy(copy, [document], day);

afterEach(() => vi.unstubAllGlobals());

it("knows a file by every byte of it", () =>
  assert(
    asyncProperty(uint8Array({ minLength: 1, maxLength: 400 }), nat(), nat(254), async (file, at, by) => {
      const document = documentOf(file);
      expect(await check(copyOf(file), document)).toMatchObject({ kind: "current" });
      const changed = Uint8Array.from(file);
      const index = at % file.length;
      changed[index] = ((file[index] ?? 0) + by + 1) % 256;
      expect(await check(copyOf(changed), document)).toMatchObject({ kind: "unknown" });
    }),
  ));

it("does not read a file of a size that no version has", async () => {
  const film = { size: 4e9, arrayBuffer: () => Promise.reject(new Error("read")) };
  expect(await check(film, documentOf(bytes("a")))).toMatchObject({ kind: "unknown" });
});

it("explains why a copy cannot be checked", async () => {
  const document = documentOf(bytes("a"));
  expect(await check(copyOf(bytes("")), document)).toMatchObject({ kind: "empty" });
  const folder = { size: 1, arrayBuffer: () => Promise.reject(new Error("folder")) };
  expect(await check(folder, document)).toMatchObject({ kind: "unreadable" });
  vi.stubGlobal("crypto", {});
  expect(await check(copyOf(bytes("a")), document)).toMatchObject({ kind: "insecure" });
});

it("distinguishes the newest version from a superseded one", async () => {
  const document = documentOf(bytes("dos!"), bytes("uno"));
  expect(await check(copyOf(bytes("dos!")), document)).toMatchObject({
    kind: "current",
    issued: { document, version: { version: 2 } },
  });
  expect(await check(copyOf(bytes("uno")), document)).toMatchObject({
    kind: "superseded",
    issued: { document, version: { version: 1 } },
  });
});

it("goes by the day: the same copy holds on the last day and has expired on the next", async () => {
  const document = { ...documentOf(bytes("c")), validUntil: "2026-05-31" };
  expect(await check(copyOf(bytes("c")), document, "2026-05-31")).toMatchObject({ kind: "current" });
  expect(await check(copyOf(bytes("c")), document, "2026-06-01")).toMatchObject({ kind: "expired" });
});

it("knows a withdrawn one", async () => {
  const document = { ...documentOf(bytes("c")), withdrawnOn: "2026-03-03" };
  expect(await check(copyOf(bytes("c")), document)).toMatchObject({ kind: "withdrawn" });
});
