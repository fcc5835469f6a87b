/** Thrown when nothing was written, with a message for the person who edits. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
