import { assert, asyncProperty, nat, uint8Array } from "fast-check";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkCopies, findVersion, type Copy } from "./check-copies";
import type { DocumentVersion, ShownDocument } from "./document";

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
  days: { validUntil: "31 de mayo de 2026", withdrawnOn: "3 de marzo de 2026" },
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
    failed: plain,
  },
};
const bytes = (text: string) => new TextEncoder().encode(text);

describe("findVersion", () => {
  it("knows a file by every byte of it", () =>
    assert(
      asyncProperty(uint8Array({ minLength: 1, maxLength: 400 }), nat(), nat(254), async (file, at, by) => {
        const document = documentOf(versionOf(file));
        expect(await findVersion(copyOf(file), [document], crypto.subtle)).toMatchObject({ document });
        const changed = Uint8Array.from(file);
        const index = at % file.length;
        changed[index] = ((file[index] ?? 0) + by + 1) % 256;
        expect(await findVersion(copyOf(changed), [document], crypto.subtle)).toBe("unknown");
      }),
    ));

  it("does not read a file of a size that no version has", async () => {
    const film = { name: "film.pdf", size: 4e9, arrayBuffer: () => Promise.reject(new Error("read")) };
    expect(await findVersion(film, [documentOf(versionOf(bytes("a")))], crypto.subtle)).toBe("unknown");
  });

  it("says why nothing can be said", async () => {
    const documents = [documentOf(versionOf(bytes("a")))];
    expect(await findVersion(copyOf(bytes("")), documents, crypto.subtle)).toBe("empty");
    expect(await findVersion(copyOf(bytes("a")), documents, undefined)).toBe("insecure");
    const folder = { name: "carpeta", size: 1, arrayBuffer: () => Promise.reject(new Error("folder")) };
    expect(await findVersion(folder, documents, crypto.subtle)).toBe("unreadable");
  });
});

describe("checkCopies", () => {
  const old = versionOf(bytes("uno"), { validity: { supersededBy: 2 } });
  const newest = versionOf(bytes("dos!"), { number: 2, day: "4 de febrero de 2026" });

  it("answers each file, in their order: current, superseded by the newest version, unknown", async () => {
    const documents = [documentOf(newest, old)];
    const files = [copyOf(bytes("dos!"), "b.pdf"), copyOf(bytes("uno"), "a.pdf"), copyOf(bytes("otra"))];
    const answers = await checkCopies(files, documents, "2026-11-22", words);
    expect(answers.map(({ name, kind }) => [name, kind])).toEqual([
      ["b.pdf", "current"],
      ["a.pdf", "superseded"],
      ["copia.pdf", "unknown"],
    ]);
    expect(answers[0]).toMatchObject({ of: { title: "Ficha técnica" }, title: "Auténtica y vigente" });
    expect(answers[1]?.text).toContain("versión 2, del 4 de febrero de 2026");
    expect(answers[1]?.url).toBe("/documentos/ficha.pdf");
  });

  it("goes by the day: the same copy holds on the last day and has expired on the next", async () => {
    const documents = [documentOf(versionOf(bytes("c"), { validity: { validUntil: "2026-05-31" } }))];
    const on = async (day: string) => (await checkCopies([copyOf(bytes("c"))], documents, day, words))[0];
    expect(await on("2026-05-31")).toMatchObject({ kind: "current" });
    expect(await on("2026-06-01")).toMatchObject({ kind: "expired", text: "Venció el 31 de mayo de 2026." });
  });

  it("says of a withdrawn one since when", async () => {
    const documents = [documentOf(versionOf(bytes("c"), { validity: { withdrawnOn: "2026-03-03" } }))];
    const [answer] = await checkCopies([copyOf(bytes("c"))], documents, "2026-11-22", words);
    expect(answer).toMatchObject({ kind: "withdrawn" });
    expect(answer?.text).toContain("3 de marzo de 2026");
  });
});
