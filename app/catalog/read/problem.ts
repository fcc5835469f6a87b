/** A mistake in a file of the content. */
export type Problem = {
  /** Path from the root of the repository. */
  file: string;
  /** From 1. */
  line: number;
  /** Such as `price` or `pictures.2`; nothing where the whole file is meant. */
  field: string;
  /** What was found and what is expected. */
  message: string;
};

/** A line each, as editors and terminals link it. */
export const linesOf = (problems: readonly Problem[]): string =>
  problems
    .map(({ file, line, field, message }) => `  ${file}:${line}: ${field ? `${field}: ` : ""}${message}`)
    .join("\n");

/** Every mistake that has been found. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const count = problems.length === 1 ? "One mistake" : `${problems.length} mistakes`;
    super(`${count} in the content:\n${linesOf(problems)}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
