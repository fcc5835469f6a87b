/** Why nothing was written, in words for who edits. */
export class Refusal extends Error {
  /** As HTTP tells it. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
