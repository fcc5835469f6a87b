import type { RegisterWords } from "~/catalog/register-words";
import type { DocumentStatus, Validity } from "~/lib/document-status";
import { fill } from "~/lib/fill";

/** A version of a document, as the register shows it. */
export type DocumentVersion = {
  number: number;
  /** The day it was issued, for machines and in words. */
  date: string;
  day: string;
  url: string;
  /** For people, and in bytes. */
  size: string;
  bytes: number;
  sha256: string;
  validity: Validity;
};

/** A document of the register. */
export type ShownDocument = {
  id: string;
  title: string;
  lang: "es" | "en";
  area: string;
  /** Of its newest version, whichever that is. */
  url: string;
  /** Days of its validity in words. */
  days: { withdrawnOn?: string; validUntil?: string };
  /** What a certificate certifies, each with its name. */
  facts: readonly { name: string; value: string }[];
  /** The newest first; at least one. */
  versions: readonly DocumentVersion[];
};

/** How a version stands, in words. */
export function statusText(
  status: DocumentStatus,
  { days, versions }: ShownDocument,
  words: RegisterWords["status"],
): string {
  if (status === "current")
    return days.validUntil === undefined ? words.current : fill(words.until, { day: days.validUntil });
  return fill(words[status], {
    number: versions.length,
    day: (status === "withdrawn" ? days.withdrawnOn : days.validUntil) ?? "",
  });
}
