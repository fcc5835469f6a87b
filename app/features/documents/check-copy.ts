import type { RegisterWords } from "~/catalog/register-words";
import { statusOn, type DocumentStatus } from "~/lib/document-status";
import { fill } from "~/lib/fill";
import { fillStatus } from "./fill-status";
import type { ShownDocument } from "./register.server";

export type CopyAnswer = {
  /** The name of the file. */
  name: string;
  kind: DocumentStatus | "unknown" | "empty" | "unreadable" | "insecure";
  title: string;
  text: string;
  /** The document and version that it is a copy of. */
  of?: { title: string; lang: "es" | "en"; version: string };
  /** The address of the newer version. */
  url?: string | undefined;
};

export type Copy = Pick<File, "name" | "size" | "arrayBuffer">;

/** The version that a file is a copy of, or the reason why there is none. Skips reading if no version has this size. */
async function findVersion(file: Copy, documents: readonly ShownDocument[]) {
  if (file.size === 0) return "empty";
  const candidates = documents.flatMap((document) =>
    document.versions.filter(({ bytes }) => bytes === file.size).map((version) => ({ document, version })),
  );
  if (candidates.length === 0) return "unknown";
  // Web Crypto is available over HTTPS only.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return "insecure";
  try {
    const hash = new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer()));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return candidates.find(({ version }) => version.sha256 === sha256) ?? "unknown";
  } catch {
    return "unreadable";
  }
}

/** Checks a copy against the register, as of `today`. The file stays in the browser. */
export async function checkCopy(
  file: Copy,
  documents: readonly ShownDocument[],
  today: string,
  words: Pick<RegisterWords["check"], "of" | "answers">,
): Promise<CopyAnswer> {
  const found = await findVersion(file, documents);
  if (typeof found === "string") return { name: file.name, kind: found, ...words.answers[found] };
  const { document, version } = found;
  const kind = statusOn(today, version.validity);
  const { title, text } = words.answers[kind];
  return {
    name: file.name,
    kind,
    title,
    text: fillStatus(text, kind, document),
    of: {
      title: document.title,
      lang: document.lang,
      version: fill(words.of, { number: version.number, day: version.day }),
    },
    url: kind === "superseded" ? document.url : undefined,
  };
}
