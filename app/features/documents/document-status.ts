import type { RegisteredDocument } from "~/catalog/content/document-register";
import { longDay } from "~/lib/calendar-day";
import { fill } from "~/lib/fill";

export type DocumentStatus = "current" | "superseded" | "withdrawn" | "expired";

type Validity = Pick<RegisteredDocument, "withdrawnOn" | "validUntil"> & {
  /** Newest first. */
  versions: readonly { version: number }[];
};

/** Withdrawn takes precedence, since it leaves the reader no other version; expired comes last. */
export function statusOn(today: string, document: Validity, version: number): DocumentStatus {
  const { withdrawnOn, validUntil, versions } = document;
  if (withdrawnOn !== undefined && withdrawnOn <= today) return "withdrawn";
  if (version < versions.length) return "superseded";
  return validUntil !== undefined && validUntil < today ? "expired" : "current";
}

/** Inserts the number of the newest version and the date of the status into a sentence. */
export function fillStatus(sentence: string, status: DocumentStatus, document: RegisteredDocument): string {
  const { withdrawnOn, validUntil, versions } = document;
  const [newest] = versions;
  const day = {
    current: validUntil,
    superseded: newest?.date,
    withdrawn: withdrawnOn,
    expired: validUntil,
  }[status];
  return fill(sentence, { number: newest?.version ?? "", day: day ? longDay(day) : "" });
}
