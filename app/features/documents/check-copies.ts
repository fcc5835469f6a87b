import type { RegisterWords } from "~/catalog/register-words";
import { statusOn, type DocumentStatus } from "~/lib/document-status";
import { fill } from "~/lib/fill";
import type { DocumentVersion, ShownDocument } from "./document";

/** What a copy is: a version that we issued, or why that cannot be said. */
export type Finding =
  { document: ShownDocument; version: DocumentVersion } | "unknown" | "empty" | "unreadable" | "insecure";

/** What is said of a copy. */
export type CopyAnswer = {
  /** Of the file. */
  name: string;
  kind: DocumentStatus | "unknown" | "empty" | "unreadable" | "insecure" | "failed";
  title: string;
  /** What it is a copy of. */
  of?: { title: string; lang: "es" | "en"; version: string };
  text: string;
  /** Of the version that holds instead. */
  url?: string;
};

/** As much of a file as is read here. */
export type Copy = Pick<File, "name" | "size" | "arrayBuffer">;

const hexOf = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Which version a file is a copy of. One of a size that no version has is not read: a film is answered as fast as a page.
 *
 * @param subtle Not there on a page that came without https.
 */
export async function findVersion(
  file: Copy,
  documents: readonly ShownDocument[],
  subtle: SubtleCrypto | undefined,
): Promise<Finding> {
  if (file.size === 0) return "empty";
  const candidates = documents.flatMap((document) =>
    document.versions.filter(({ bytes }) => bytes === file.size).map((version) => ({ document, version })),
  );
  if (candidates.length === 0) return "unknown";
  if (!subtle) return "insecure";
  try {
    const sha256 = hexOf(await subtle.digest("SHA-256", await file.arrayBuffer()));
    return candidates.find(({ version }) => version.sha256 === sha256) ?? "unknown";
  } catch {
    return "unreadable";
  }
}

/** Says of each file what it is a copy of, as of a day. Nothing leaves the browser. */
export function checkCopies(
  files: readonly Copy[],
  documents: readonly ShownDocument[],
  today: string,
  words: Pick<RegisterWords["check"], "of" | "answers">,
): Promise<CopyAnswer[]> {
  return Promise.all(
    files.map(async (file): Promise<CopyAnswer> => {
      const found = await findVersion(file, documents, globalThis.crypto.subtle);
      const { name } = file;
      if (typeof found === "string") return { name, kind: found, ...words.answers[found] };
      const { document, version } = found;
      const [newest = version] = document.versions;
      const kind = statusOn(today, version.validity);
      const day = {
        current: "",
        superseded: newest.day,
        withdrawn: document.days.withdrawnOn,
        expired: document.days.validUntil,
      }[kind];
      const { title, text } = words.answers[kind];
      return {
        name,
        kind,
        title,
        of: {
          title: document.title,
          lang: document.lang,
          version: fill(words.of, { number: version.number, day: version.day }),
        },
        text: fill(text, { number: newest.number, day: day ?? "" }),
        ...(kind === "superseded" ? { url: document.url } : {}),
      };
    }),
  );
}
