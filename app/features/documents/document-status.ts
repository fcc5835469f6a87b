import type { RegisteredDocument } from "~/catalog/content/document-register";
import { longDay } from "~/lib/calendar-day";

type Validity = Pick<RegisteredDocument, "withdrawnOn" | "validUntil"> & {
  /** Newest first. */
  versions: readonly { version: number; date: string }[];
};

export type DocumentStatus = ReturnType<typeof statusOn>;

/**
 * The status of a version on a given day, with the newest version's number and the date on which the status starts or ends.
 * Withdrawn takes precedence, because it leaves the reader no other version; expired comes last.
 */
export function statusOn(today: string, { withdrawnOn, validUntil, versions }: Validity, version: number) {
  const [newest] = versions;
  const status = <Kind extends string>(kind: Kind, day = "") => ({
    kind,
    number: newest?.version ?? "",
    day: day && longDay(day),
  });
  if (withdrawnOn !== undefined && withdrawnOn <= today) return status("withdrawn", withdrawnOn);
  if (version < versions.length) return status("superseded", newest?.date);
  return status(validUntil !== undefined && validUntil < today ? "expired" : "current", validUntil);
}
