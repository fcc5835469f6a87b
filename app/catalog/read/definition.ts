import type { z } from "zod";
import type { Problem } from "./problem.ts";

/** What a file of the content, or each file of a folder, must hold. */
export type Definition = {
  /** Path from the root of the repository; `*` stands for the name of a record. */
  files: string;
  schema: z.ZodType;
  /** The mistakes of the files that it reads. */
  problems: () => readonly Problem[];
};

/** Whether its files have mistakes: then nobody can say whether a reference to one of them is right. */
export const hasMistakes = ({ problems }: Definition): boolean => problems().length > 0;
