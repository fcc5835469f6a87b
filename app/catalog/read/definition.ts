import type { z } from "zod";
import type { Problem } from "./problem.ts";

/** The schema of one content file, or of each file of a folder. */
export type Definition = {
  /** Path from the repository root; for a folder it ends in `*` and an extension. */
  files: string;
  schema: z.ZodType;
  problems: () => readonly Problem[];
};

/** Whether files have mistakes, in which case references to them cannot be checked. */
export const hasMistakes = ({ problems }: Definition): boolean => problems().length > 0;
