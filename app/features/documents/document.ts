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
  /** When it was withdrawn, and until when it holds, in words. */
  days: { withdrawn?: string | undefined; expired?: string | undefined };
  /** What a certificate certifies, each with its name. */
  facts: readonly { name: string; value: string }[];
  /** The newest first; at least one. */
  versions: readonly DocumentVersion[];
};

/** Fills a sentence on a status: the number of the newest version, and the day that the status is about. */
export function fillStatus(
  sentence: string,
  status: DocumentStatus,
  { days, versions: [newest] }: ShownDocument,
): string {
  const day = { current: days.expired, superseded: newest?.day, ...days }[status];
  return fill(sentence, { number: newest?.number ?? "", day: day ?? "" });
}
