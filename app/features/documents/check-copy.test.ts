import { assert, asyncProperty, nat, uint8Array } from "fast-check";
import { createHash } from "node:crypto";
import { afterEach, expect, it, vi } from "vitest";
import { checkCopy, type Copy } from "./check-copy";
import type { ShownDocument } from "./register.server";

type DocumentVersion = ShownDocument["versions"][number];

const copyOf = (bytes: Uint8Array, name = "copia.pdf"): Copy => ({
  name,
  size: bytes.byteLength,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

const versionOf = (bytes: Uint8Array, more: Partial<DocumentVersion> = {}): DocumentVersion => ({
  number: 1,
  date: "2026-01-02",
  day: "2 de enero de 2026",
  url: "/documentos/ficha-v1.pdf",
  size: "1 KB",
  bytes: bytes.byteLength,
  sha256: createHash("sha256").update(bytes).digest("hex"),
  validity: {},
  ...more,
});

const documentOf = (...versions: DocumentVersion[]): ShownDocument => ({
  id: "ft-ficha-es",
  title: "Ficha técnica",
  lang: "es",
  area: "Calidad",
  url: "/documentos/ficha.pdf",
  days: { expired: "31 de mayo de 2026", withdrawn: "3 de marzo de 2026" },
  facts: [],
  versions,
});

const plain = { title: "…", text: "…" };
const words = {
  of: "versión {number}, emitida el {day}",
  answers: {
    current: { title: "Auténtica y vigente", text: "Es la versión vigente." },
    superseded: { title: "Reemplazada", text: "La reemplazó la versión {number}, del {day}." },
    withdrawn: { title: "Retirada", text: "Se retiró el {day}." },
    expired: { title: "Vencida", text: "Venció el {day}." },
    unknown: plain,
    empty: plain,
    unreadable: plain,
    insecure: plain,
  },
};
const bytes = (text: string) => new TextEncoder().encode(text);

const check = (copy: Copy, document: ShownDocument, day = "2026-11-22") =>
  checkCopy(copy, [document], day, words);

afterEach(() => vi.unstubAllGlobals());

it("knows a file by every byte of it", () =>
  assert(
    asyncProperty(uint8Array({ minLength: 1, maxLength: 400 }), nat(), nat(254), async (file, at, by) => {
      const document = documentOf(versionOf(file));
      expect(await check(copyOf(file), document)).toMatchObject({ kind: "current" });
      const changed = Uint8Array.from(file);
      const index = at % file.length;
      changed[index] = ((file[index] ?? 0) + by + 1) % 256;
      expect(await check(copyOf(changed), document)).toMatchObject({ kind: "unknown" });
    }),
  ));

it("does not read a file of a size that no version has", async () => {
  const film = { name: "film.pdf", size: 4e9, arrayBuffer: () => Promise.reject(new Error("read")) };
  expect(await check(film, documentOf(versionOf(bytes("a"))))).toMatchObject({ kind: "unknown" });
});

it("says why nothing can be said", async () => {
  const document = documentOf(versionOf(bytes("a")));
  expect(await check(copyOf(bytes("")), document)).toMatchObject({ kind: "empty" });
  const folder = { name: "carpeta", size: 1, arrayBuffer: () => Promise.reject(new Error("folder")) };
  expect(await check(folder, document)).toMatchObject({ kind: "unreadable" });
  vi.stubGlobal("crypto", {});
  expect(await check(copyOf(bytes("a")), document)).toMatchObject({ kind: "insecure" });
});

it("tells the newest version from one that it superseded", async () => {
  const old = versionOf(bytes("uno"), { validity: { supersededBy: 2 } });
  const newest = versionOf(bytes("dos!"), { number: 2, day: "4 de febrero de 2026" });
  const document = documentOf(newest, old);
  expect(await check(copyOf(bytes("dos!"), "b.pdf"), document)).toMatchObject({
    name: "b.pdf",
    kind: "current",
    of: { title: "Ficha técnica" },
    title: "Auténtica y vigente",
  });
  expect(await check(copyOf(bytes("uno")), document)).toMatchObject({
    kind: "superseded",
    text: "La reemplazó la versión 2, del 4 de febrero de 2026.",
    url: "/documentos/ficha.pdf",
  });
});

it("goes by the day: the same copy holds on the last day and has expired on the next", async () => {
  const document = documentOf(versionOf(bytes("c"), { validity: { validUntil: "2026-05-31" } }));
  expect(await check(copyOf(bytes("c")), document, "2026-05-31")).toMatchObject({ kind: "current" });
  expect(await check(copyOf(bytes("c")), document, "2026-06-01")).toMatchObject({
    kind: "expired",
    text: "Venció el 31 de mayo de 2026.",
  });
});

it("says of a withdrawn one since when", async () => {
  const document = documentOf(versionOf(bytes("c"), { validity: { withdrawnOn: "2026-03-03" } }));
  expect(await check(copyOf(bytes("c")), document)).toMatchObject({
    kind: "withdrawn",
    text: "Se retiró el 3 de marzo de 2026.",
  });
});
