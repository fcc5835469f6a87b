import type { IssuedVersion, RegisteredDocument } from "~/catalog/content/document-register";
import { statusOn, type DocumentStatus } from "./document-status";

type Issued = { document: RegisteredDocument; version: IssuedVersion };

/** What the register says about a file, or why it says nothing. */
export type Finding =
  | { kind: "unknown" | "empty" | "unreadable" | "insecure"; issued?: undefined }
  | (DocumentStatus & { issued: Issued });

export type Copy = Pick<File, "size" | "arrayBuffer">;

/** Checks a copy against the register, as of `today`. Skips reading if no version has its size. */
export async function checkCopy(
  file: Copy,
  documents: readonly RegisteredDocument[],
  today: string,
): Promise<Finding> {
  if (file.size === 0) return { kind: "empty" };
  const candidates = documents.flatMap((document) =>
    document.versions.filter(({ bytes }) => bytes === file.size).map((version) => ({ document, version })),
  );
  if (candidates.length === 0) return { kind: "unknown" };
  // Web Crypto is available over HTTPS only.
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (!subtle) return { kind: "insecure" };
  try {
    const hash = new Uint8Array(await subtle.digest("SHA-256", await file.arrayBuffer()));
    const sha256 = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const issued = candidates.find(({ version }) => version.sha256 === sha256);
    if (!issued) return { kind: "unknown" };
    return { ...statusOn(today, issued.document, issued.version.version), issued };
  } catch {
    return { kind: "unreadable" };
  }
}
