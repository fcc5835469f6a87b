/** Thrown when a change is refused and nothing was written. The message is for the person editing. */
export class Refusal extends Error {
  /** The HTTP status to respond with. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
