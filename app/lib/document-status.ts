/** What decides whether a version of a document still holds; days such as 2026-11-22. */
export type Validity = {
  /** From this day on the document is withdrawn. */
  withdrawnOn?: string | undefined;
  /** The newest version, where it is another one. */
  supersededBy?: number | undefined;
  /** The last day on which it holds. */
  validUntil?: string | undefined;
};

/** Whether a version still holds, or why not. */
export type DocumentStatus = "current" | "superseded" | "withdrawn" | "expired";

/** The day in Honduras, which keeps no summer time, as 2026-11-22. */
export const todayInHonduras = (now = Date.now()): string =>
  new Date(now - 6 * 3_600_000).toISOString().slice(0, 10);

/** How a version stands on a day. Of several reasons not to use it the one counts that leaves no other version. */
export function statusOn(today: string, { withdrawnOn, supersededBy, validUntil }: Validity): DocumentStatus {
  if (withdrawnOn !== undefined && withdrawnOn <= today) return "withdrawn";
  if (supersededBy !== undefined) return "superseded";
  return validUntil !== undefined && validUntil < today ? "expired" : "current";
}
