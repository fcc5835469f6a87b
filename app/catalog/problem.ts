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

/** Every mistake that has been found, a line each, as editors and terminals link it. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const lines = problems.map(
      ({ file, line, field, message }) => `${file}:${line}: ${field ? `${field}: ` : ""}${message}`,
    );
    const count = lines.length === 1 ? "One mistake" : `${lines.length} mistakes`;
    super(`${count} in the content:\n${lines.map((line) => `  ${line}`).join("\n")}`);
    this.name = "ContentError";
    this.problems = problems;
  }
}
