/** Dates such as "2026-11-22". */
export type Validity = {
  withdrawnOn?: string | undefined;
  /** The number of a newer version. */
  supersededBy?: number | undefined;
  /** The last valid day. */
  validUntil?: string | undefined;
};

export type DocumentStatus = "current" | "superseded" | "withdrawn" | "expired";

/** Withdrawn takes precedence, since it leaves the reader no other version; expired comes last. */
export function statusOn(today: string, { withdrawnOn, supersededBy, validUntil }: Validity): DocumentStatus {
  if (withdrawnOn !== undefined && withdrawnOn <= today) return "withdrawn";
  if (supersededBy !== undefined) return "superseded";
  return validUntil !== undefined && validUntil < today ? "expired" : "current";
}
