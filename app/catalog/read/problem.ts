import type { z } from "zod";
import { messageText, type Message } from "./messages.ts";

/** A mistake in a content file. */
export type Problem = {
  /** Path from the repository root. */
  file: string;
  /** The line, counted from 1. */
  line: number;
  /** The field, such as `price` or `pictures.2`; empty if the mistake concerns the whole file. */
  field: string;
  message: Message;
};

/** The schema of one content file, or of each file of a folder. */
export type Definition = {
  /** Path from the repository root; for a folder it ends in `*` and an extension. */
  files: string;
  schema: z.ZodType;
  problems: () => readonly Problem[];
};

/** Whether files have mistakes, in which case references to them cannot be checked. */
export const hasMistakes = ({ problems }: Definition): boolean => problems().length > 0;

/** A mistake that concerns a whole file. */
export const fileProblem = (
  file: string,
  code: Message["code"],
  params: Message["params"] = {},
  line = 1,
): Problem => ({ file, line, field: "", message: { code, params } });

/** Prints one line per mistake, in the format that editors and terminals turn into links. */
export const linesOf = (problems: readonly Problem[]): string =>
  problems
    .map(
      ({ file, line, field, message }) =>
        `  ${file}:${line}: ${field ? `${field}: ` : ""}${messageText(message)}`,
    )
    .join("\n");

export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "One mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n${linesOf(problems)}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
