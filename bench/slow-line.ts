import { connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Slow 3G as Lighthouse has it: ms there and back, and bytes a second (400 kbit). */
const SLOW = { roundTrip: 400, rate: 50_000 };

/** Bytes that travel at once: those who share the line take turns. */
const PACKET = 1400;

/** A line to a server on this machine. */
export class Line {
  #isSlow = false;
  readonly #visitors = new Set<Socket>();
  readonly #waiting = new Map<Socket, Buffer[]>();
  #isSending = false;
  readonly #server;

  constructor(port: number) {
    this.#server = createServer((visitor) => {
      const host = connect(port, "127.0.0.1");
      const isSlow = this.#isSlow;
      this.#visitors.add(visitor);
      // The handshake has gone there and back before the first byte goes.
      const opened = isSlow ? setTimeout(SLOW.roundTrip) : undefined;
      visitor.on("data", async (bytes: Buffer) => {
        await opened;
        if (isSlow) await setTimeout(SLOW.roundTrip / 2);
        host.write(bytes);
      });
      host.on("data", (bytes: Buffer) => {
        if (isSlow) this.#send(visitor, bytes);
        else visitor.write(bytes);
      });
      for (const [one, other] of [
        [visitor, host],
        [host, visitor],
      ] as const) {
        one.on("error", () => {});
        one.once("close", () => other.destroy());
      }
      visitor.once("close", () => {
        this.#visitors.delete(visitor);
        this.#waiting.delete(visitor);
      });
    });
  }

  /** Gives its port. */
  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The line has no port.");
    return address.port;
  }

  /** From now on; what is open is cut, as when somebody comes back later. */
  be(speed: "slow" | "fast"): void {
    this.#isSlow = speed === "slow";
    for (const visitor of this.#visitors) visitor.destroy();
  }

  close(): void {
    this.#server.close();
  }

  #send(visitor: Socket, bytes: Buffer): void {
    const packets = this.#waiting.get(visitor) ?? [];
    this.#waiting.set(visitor, packets);
    for (let at = 0; at < bytes.length; at += PACKET) packets.push(bytes.subarray(at, at + PACKET));
    if (!this.#isSending) void this.#sendWaiting();
  }

  async #sendWaiting(): Promise<void> {
    this.#isSending = true;
    let free = performance.now();
    while (this.#waiting.size > 0) {
      for (const [visitor, packets] of this.#waiting) {
        const packet = packets.shift();
        if (!packet) {
          this.#waiting.delete(visitor);
          continue;
        }
        free += (packet.length * 1000) / SLOW.rate;
        await setTimeout(Math.max(0, free - performance.now()));
        globalThis.setTimeout(() => visitor.write(packet), SLOW.roundTrip / 2);
      }
    }
    this.#isSending = false;
  }
}
