import type { z } from "zod";
import type { Problem } from "./problem.ts";

/** The schema of one content file, or of each file of a folder. */
export type Definition = {
  /** Path from the root of the repository; a folder ends in `*` and an extension. */
  files: string;
  schema: z.ZodType;
  problems: () => readonly Problem[];
};

/** While its files have mistakes, references to them cannot be checked. */
export const hasMistakes = ({ problems }: Definition): boolean => problems().length > 0;
