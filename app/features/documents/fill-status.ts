import type { DocumentStatus } from "~/lib/document-status";
import { fill } from "~/lib/fill";
import type { ShownDocument } from "./register.server";

/** Inserts the number of the newest version and the date of the status into a sentence. */
export function fillStatus(
  sentence: string,
  status: DocumentStatus,
  { days, versions: [newest] }: ShownDocument,
): string {
  const day = { current: days.expired, superseded: newest?.day, ...days }[status];
  return fill(sentence, { number: newest?.number ?? "", day: day ?? "" });
}
